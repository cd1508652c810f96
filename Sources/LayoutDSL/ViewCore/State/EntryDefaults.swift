import Foundation

/// The default values of the entries of the environment whose type is inferred.
final class EntryDefaults: @unchecked Sendable {
  static let shared = EntryDefaults()
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Returns the value of an entry, evaluated if this is the first use.
  func value<Value>(of entry: ObjectIdentifier, _ value: () -> Value) -> Value {
    if let known = lock.withLock({ values[entry] }), let typed = known as? Value { return typed }
    // Outside the lock, because a default value may read other entries.
    let new = value()
    return lock.withLock {
      if let known = values[entry], let typed = known as? Value { return typed }
      values[entry] = new
      return new
    }
  }
}
