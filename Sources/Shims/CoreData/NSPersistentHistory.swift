import Foundation

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// The kind of a change.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

/// The kind of result of a request for history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A change of an object; no request finds one.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The number.
  public let changeID: Int64 = 0
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// The kind.
  public let changeType: NSPersistentHistoryChangeType
  /// The attributes that are kept of a deleted object: none.
  public let tombstone: [AnyHashable: Any]? = nil
  /// The transaction of the change.
  public let transaction: NSPersistentHistoryTransaction? = nil
  /// The changed properties.
  public let updatedProperties: Set<NSPropertyDescription>? = nil

  init(_ object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = object
    changeType = type
  }
}

/// The changes that a context has saved; no request finds any.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// The time.
  public let timestamp = Date()
  /// The changes.
  public let changes: [NSPersistentHistoryChange]? = nil
  /// The number.
  public let transactionNumber: Int64 = 0
  /// The identifier of the store.
  public let storeID = ""
  /// The identifier of the app.
  public let bundleID = ""
  /// The identifier of the process.
  public let processID = ""
  /// The name of the context.
  public let contextName: String? = nil
  /// The author that the context has named.
  public let author: String? = nil
  /// The place in the history.
  public let token = NSPersistentHistoryToken()

  /// The request for transactions.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest() }

  /// Returns a notification with the changes.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

/// A request for the history of a store, which is always empty, or to remove it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The kind of result.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The place after which history is fetched.
  public private(set) var token: NSPersistentHistoryToken?
  /// The request that chooses transactions.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// Creates a request.
  public override required init() {}

  /// Returns a request for the history after a date.
  open class func fetchHistory(after date: Date) -> Self { self.init() }

  /// Returns a request for the history after a place.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
    let request = self.init()
    request.token = token
    return request
  }

  /// Returns a request for the history after a transaction.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    fetchHistory(after: transaction?.token)
  }

  /// Returns a request for the transactions that a request chooses.
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> Self {
    let request = self.init()
    request.fetchRequest = fetchRequest
    return request
  }

  /// Returns a request to remove the history before a date.
  open class func deleteHistory(before date: Date) -> Self { deletion() }

  /// Returns a request to remove the history before a place.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { deletion() }

  /// Returns a request to remove the history before a transaction.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    deletion()
  }

  private class func deletion() -> Self {
    let request = self.init()
    request.resultType = .statusOnly
    return request
  }
}

/// The result of a request for history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// An empty list, the number 0 or, for the status, true.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSPersistentHistoryResultType

  init(_ type: NSPersistentHistoryResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      case .changesOnly: [NSPersistentHistoryChange]()
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      }
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the place of the last change; nil, since there is no history.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }
}
