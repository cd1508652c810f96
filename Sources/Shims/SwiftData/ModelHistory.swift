import Foundation

// The history of a store, which is not recorded: there is never a transaction.

/// A transaction of the history of a store.
public protocol HistoryTransaction: Sendable {
  /// The place of a transaction in the history.
  associatedtype TokenType: HistoryToken
  /// The author of the context; nil if it has none.
  var author: String? { get }
  /// The changes.
  var changes: [HistoryChange] { get }
  /// The time at which the changes were saved.
  var timestamp: Date { get }
  /// The place in the history.
  var token: TokenType { get }
}

/// The place of a transaction in the history of a store.
public protocol HistoryToken: Comparable, Codable, Hashable, Sendable {
  /// The identifier of a store.
  associatedtype TokenValue: Comparable, Codable, Hashable, Sendable
  /// The last transaction of each store; nil for none.
  var tokenValue: [String: TokenValue]? { get }
}

/// A change of a model in a transaction.
public enum HistoryChange: Sendable {
  /// The model was added.
  case insert(any HistoryInsert)
  /// Properties of the model were changed.
  case update(any HistoryUpdate)
  /// The model was removed.
  case delete(any HistoryDelete)

  /// The identifier of the model.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The addition of a model.
public protocol HistoryInsert<Model>: Sendable {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A change of properties of a model.
public protocol HistoryUpdate<Model>: Sendable {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The properties that were changed.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// The removal of a model.
public protocol HistoryDelete<Model>: Sendable {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// The place of a transaction in the history of a store.
public struct DefaultHistoryToken: HistoryToken {
  /// The last transaction of each store; nil for none.
  public let tokenValue: [String: Int64]?

  /// Returns whether a place is before another one in a store.
  public static func < (left: Self, right: Self) -> Bool {
    (left.tokenValue?.values.max() ?? 0) < (right.tokenValue?.values.max() ?? 0)
  }
}

/// A transaction of the history of a store.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The author of the context; nil if it has none.
  public let author: String?
  /// The name of the context.
  public let contextIdentifier: String
  /// The name of the app.
  public let bundleIdentifier: String
  /// The name of the process.
  public let processIdentifier: String
  /// The name of the store.
  public let storeIdentifier: String
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The changes.
  public let changes: [HistoryChange]
  /// The time at which the changes were saved.
  public let timestamp: Date
  /// The place in the history.
  public let token: DefaultHistoryToken
}

/// A description of the transactions to fetch, and of their order.
public struct HistoryDescriptor<T: HistoryTransaction>: Sendable {
  /// The condition that the transactions meet; nil for all transactions.
  public var predicate: Predicate<T>?
  /// The order of the transactions.
  public var sortBy: [SortDescriptor<T>] = []
  /// The greatest number of transactions; 0 for any.
  public var fetchLimit: UInt64 = 0

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil) {
    self.predicate = predicate
  }

  /// Creates a descriptor with an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>]) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension ModelContext {
  /// Returns no transaction: the history is not recorded.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  {
    []
  }

  /// Has no effect: there is no transaction to remove.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {}
}
