@_exported import Foundation

/// The options for observing a property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also called before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// Members were added to a collection.
  case insertion
  /// Members were removed from a collection.
  case removal
  /// Members of a collection were replaced.
  case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change; nil unless the options ask for it.
  public let newValue: Value?
  /// The value before the change; nil unless the options ask for it.
  public let oldValue: Value?
  /// The members that changed: nil.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
  public let isPrior: Bool
}

/// The observation of a property.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  public func invalidate() {}
}

/// A type whose properties can be observed: every subclass of `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property of an object.
  ///
  /// Changes are not observed without the runtime of Objective-C. The closure is called only once,
  /// before this method returns, if `options` contains `initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

// Changes are not observed, so an object has nobody to notify.
extension _KeyValueCodingAndObserving {
  /// Has no effect.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Has no effect.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Has no effect.
  public func willChangeValue(forKey key: String) {}
  /// Has no effect.
  public func didChangeValue(forKey key: String) {}
  /// Has no effect.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}
  /// Has no effect.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}
}
