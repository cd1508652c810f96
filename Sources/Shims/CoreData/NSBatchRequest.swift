import Foundation

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// What the result of a deletion is.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly
  /// The identities of the objects.
  case resultTypeObjectIDs
  /// The number of objects.
  case resultTypeCount
}

/// A request to delete objects from the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the result is.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private var identities: [NSManagedObjectID]?

  /// Creates a request to delete the objects of a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }

  /// Creates a request to delete the objects of identities.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    self.init(fetchRequest: NSFetchRequest())
    identities = objects
  }

  func objects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    if let identities { return identities.compactMap { context.registeredObject(for: $0) } }
    return try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
  }
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What the request asked for.
  public let result: Any?
  /// What the request asked for.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ objects: [NSManagedObject], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
  }
}

/// What the result of an insertion is.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly
  /// The identities of the objects.
  case objectIDs
  /// The number of objects.
  case count
}

/// A request to insert objects into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of each object.
  open var objectsToInsert: [[String: Any]]?
  /// What the result is.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  private var fill: ((NSManagedObject) -> Bool)?

  /// Creates a request with the values of each object.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Creates a request with the values of each object.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request with a closure that fills each object; it returns true after the last one.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", objects: [])
    fill = handler
  }

  func insert(into context: NSManagedObjectContext) -> [NSManagedObject] {
    var objects: [NSManagedObject] = []
    func insert() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
    }
    for values in objectsToInsert ?? [] {
      let object = insert()
      object.setValuesForKeys(values)
      objects.append(object)
    }
    while let fill {
      let object = insert()
      if fill(object) {
        context.delete(object)
        break
      }
      objects.append(object)
    }
    return objects
  }
}

/// The result of an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What the request asked for.
  public let result: Any?

  init(_ objects: [NSManagedObject], _ type: NSBatchInsertRequestResultType) {
    result =
      switch type {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
  }
}

/// A fetch whose results a closure gets; here it gets them at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
  }

  func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(try context.fetch(fetchRequest))
    completion?(result)
    return result
  }
}

/// The results of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The results.
  public let finalResult: [ResultType]?

  init(_ result: [ResultType]) { finalResult = result }
}

private protocol AsynchronousFetch {
  func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousFetch {}

extension NSManagedObjectContext {
  /// Carries out a request, such as `NSBatchDeleteRequest`; one that changes the store saves the
  /// context too.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      let objects = try request.objects(in: self)
      objects.forEach(delete)
      try save()
      return NSBatchDeleteResult(objects, request.resultType)
    case let request as NSBatchInsertRequest:
      let objects = request.insert(into: self)
      try save()
      return NSBatchInsertResult(objects, request.resultType)
    case let request as any AsynchronousFetch: return try request.result(in: self)
    default: return NSPersistentStoreResult()
    }
  }
}
