@_exported import Foundation

/// The name of a method, for code written for Objective-C's runtime.
///
/// Methods are not found by name here, so a selector is never performed.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) {
    description = name
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    description = value
  }
}

/// The selector that `snap` writes for `#selector(name)`, of at most the same length.
public func _sel(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  /// Returns false: methods are not found by name.
  public func responds(to selector: Selector!) -> Bool { false }

  /// Has no effect: there are no requests to cancel.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}

  /// Has no effect: methods are not found by name.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
}

extension NSObjectProtocol {
  /// Returns false: methods are not found by name.
  public func responds(to selector: Selector!) -> Bool { false }

  /// Returns nil: methods are not found by name.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }

  /// Returns nil: methods are not found by name.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

  /// Returns nil: methods are not found by name.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! { nil }
}

extension NotificationCenter {
  /// Has no effect: methods are not found by name.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// Creates a timer without an effect: methods are not found by name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: false) { _ in }
  }

  /// Creates a timer without an effect: methods are not found by name.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: false) { _ in }
  }

  /// Creates a timer without an effect: methods are not found by name.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: false) { _ in }
  }
}
