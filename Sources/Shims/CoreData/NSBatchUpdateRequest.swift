import Foundation
import ObjectiveCNames

import class ObjectiveCNames.NSExpression

/// The kind of result of an update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether the request succeeded.
  case statusOnlyResultType
  /// The identities of the objects.
  case updatedObjectIDsResultType
  /// The number of objects.
  case updatedObjectsCountResultType
}

/// A request to set properties of objects of the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// The condition for the objects; nil for all.
  open var predicate: NSPredicate?
  /// Whether objects of entities that inherit from the entity are changed too.
  open var includesSubentities = true
  /// The new values, or expressions of them, by the names of the properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Creates a request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Creates a request for the objects of an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  func update(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try context.fetch(request)
    for object in objects {
      for case (let key as String, let value) in propertiesToUpdate ?? [:] {
        let expression = value as? NSExpression
        object.setValue(
          expression.map { $0.expressionValue(with: object, context: nil) } ?? value, forKey: key)
      }
    }
    return objects
  }
}

/// The result of an update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result, whose type depends on `resultType`.
  public let result: Any?
  /// The kind of result that the request asked for.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ objects: [NSManagedObject], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
  }
}
