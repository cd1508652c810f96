@_exported import Foundation

/// What an observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the start.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The value before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// New members of a collection.
  case insertion
  /// Members that a collection lost.
  case removal
  /// Other members of a collection.
  case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change; nil unless it is asked for.
  public let newValue: Value?
  /// The value before the change; nil unless it is asked for.
  public let oldValue: Value?
  /// The members that changed: nil.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

/// The observation of a property, which lasts until it is invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  public func invalidate() {}
}

/// An object whose properties can be observed: every object of Foundation.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property of an object.
  ///
  /// Changes are not seen without Objective-C's runtime: the closure is called at the start, if that
  /// is asked for.
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
