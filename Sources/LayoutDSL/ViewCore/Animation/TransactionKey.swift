/// A key for a custom value in a transaction.
public protocol TransactionKey {
  /// The type that is stored for the key.
  associatedtype Value

  /// The value used where none is set.
  static var defaultValue: Value { get }
}
