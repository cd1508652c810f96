import Foundation

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the request succeeded.
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
  /// The kind of result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private var identities: [NSManagedObjectID]?

  /// Creates a request to delete the objects that a fetch request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }

  /// Creates a request to delete objects by their identities.
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
  /// The result, whose type depends on `resultType`.
  public let result: Any?
  /// The kind of result that the request asked for.
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

/// The kind of result of an insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether the request succeeded.
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
  /// The kind of result.
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

  /// Creates a request with a closure that fills each object, and returns true after the last one.
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
  /// The result, whose type the request's `resultType` decides.
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

/// A fetch that passes its results to a closure; here it does so at once.
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

extension NSPersistentStoreCoordinator {
  /// Executes a request, such as `NSBatchDeleteRequest`, on the objects of a context.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }
}

extension NSManagedObjectContext {
  /// Executes a request, such as `NSBatchDeleteRequest`.
  ///
  /// A request that changes the store also saves the context.
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
    case let request as NSBatchUpdateRequest:
      let objects = try request.update(in: self)
      try save()
      return NSBatchUpdateResult(objects, request.resultType)
    case let request as NSPersistentHistoryChangeRequest:
      return NSPersistentHistoryResult(request.resultType)
    case let request as any AsynchronousFetch: return try request.result(in: self)
    default: return NSPersistentStoreResult()
    }
  }
}
