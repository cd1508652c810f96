import Foundation

/// A result of a fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that the request affects; it has no effect, since there is one store.
  open var affectedStores: [NSPersistentStore]?
}

/// The kind of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The results are objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The results are identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// The results are dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The result is the number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for the objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private var name: String?
  /// The entity.
  open var entity: NSEntityDescription?
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The order of the results; nil for the order of insertion.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 is no limit.
  open var fetchLimit = 0
  /// The number of results that are skipped at the start.
  open var fetchOffset = 0
  /// The number of objects that are read together; it has no effect.
  open var fetchBatchSize = 0
  /// The kind of results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are results.
  open var includesSubentities = true
  /// Whether unsaved changes are included: always.
  open var includesPendingChanges = true
  /// Whether values are read with the objects: always.
  open var includesPropertyValues = true
  /// Whether values are read only when they are used: never.
  open var returnsObjectsAsFaults = true
  /// Whether equal dictionaries are returned once.
  open var returnsDistinctResults = false
  /// Whether objects are read again: never.
  open var shouldRefreshRefetchedObjects = false
  /// The properties in dictionaries; nil for all.
  open var propertiesToFetch: [Any]?
  /// The properties that dictionaries are grouped by; nil for one dictionary for each object.
  open var propertiesToGroupBy: [Any]?
  /// The condition for the dictionaries of groups; nil for all.
  open var havingPredicate: NSPredicate?
  /// The relationships that are read with the objects; it has no effect.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// The name of the entity.
  open var entityName: String? { entity?.name ?? name }

  /// Creates a request for the objects of every entity.
  public override init() {}

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  /// Returns the results in the context whose block runs: none is known, so it fails.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw CocoaError(.coreData)
    }
    return try context.fetch(self)
  }

  /// Returns a request with the same settings.
  open override func copy() -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.name, copy.entity, copy.predicate) = (name, entity, predicate)
    (copy.sortDescriptors, copy.propertiesToFetch) = (sortDescriptors, propertiesToFetch)
    (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
    (copy.fetchLimit, copy.fetchOffset, copy.resultType) = (fetchLimit, fetchOffset, resultType)
    copy.includesSubentities = includesSubentities
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }
}
