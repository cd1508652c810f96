import Foundation

extension NSObject {
  /// Whether the class has a method of its own that a selector names.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { (self as? any NamedClassMethods.Type)?.classMethod(named: $0) != nil } ?? false
  }

  /// Whether the objects of the class have the method that a selector names.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { _ObjectiveCMethods.has($0, inObjectsOf: self) } ?? false
  }

  /// Calls the method of the class that a selector names; returns nil if there is none.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    let method = selector.flatMap { (self as? any NamedClassMethods.Type)?.classMethod(named: $0) }
    return (method?() as AnyObject?).map(Unmanaged.passRetained)
  }

  /// Ends the delays of all methods of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel { $0.target === target as AnyObject }
  }

  /// Ends the delays of a method of an object.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.cancel { $0.target === target as AnyObject && $0.selector == selector }
  }

  /// Calls a method after a delay, in seconds.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(selector, to: self, after: delay, object)
  }

  /// Calls a method after a delay, in seconds.
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.add(selector, to: self, after: delay, object)
  }

  /// Calls a method: at once if the main thread waits for it, or else after the current event.
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      _ObjectiveCMethods.send(selector, to: self, object)
    } else {
      DelayedCalls.add(selector, to: self, after: 0, object)
    }
  }

  /// Calls a method in the background.
  public func performSelector(inBackground selector: Selector, with object: Any?) {
    DelayedCalls.add(selector, to: self, after: 0, object)
  }
}

extension NSObjectProtocol {
  /// Whether the object has the method that a selector names, or says that it has.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { Forwarding.responds(self, to: $0) } ?? false
  }

  /// The object that has a method in place of this one: none, unless a class overrides it.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Calls the method that a selector names, and returns its result; nil if there is none.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    call(selector, [])
  }

  /// Calls the method that a selector names, and returns its result; nil if there is none.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(selector, [object])
  }

  /// Calls the method that a selector names, and returns its result; nil if there is none.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    call(selector, [first, second])
  }

  private func call(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = selector.flatMap { Forwarding.method($0, of: self) }?(arguments)
    guard let result, !(result is Void) else { return nil }
    return Unmanaged.passRetained(result as AnyObject)
  }
}

/// A class that has methods of its own by name.
package protocol NamedClassMethods {
  /// Returns the method that a selector names; nil if there is none.
  static func classMethod(named selector: Selector) -> (() -> Any?)?
}

/// The answers of objects that override `responds(to:)` and `forwardingTarget(for:)`.
///
/// Those of `NSObject` are in an extension of its protocol, so overrides are called by their names.
enum Forwarding {
  /// The objects whose overrides are being called, which may call those of their superclass.
  @TaskLocal private static var asked: Set<ObjectIdentifier> = []

  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    answer(of: object, "responds(to:)", selector) as? Bool
      ?? _ObjectiveCMethods.has(selector, object)
  }

  /// Returns the method of an object, or of the object to which it forwards.
  static func method(_ selector: Selector, of object: AnyObject) -> (([Any?]) -> Any?)? {
    if let own = _ObjectiveCMethods.method(selector, of: object) { return own }
    guard let target = answer(of: object, "forwardingTarget(for:)", selector) else { return nil }
    return _ObjectiveCMethods.method(selector, of: target as AnyObject)
  }

  private static func answer(
    of object: AnyObject, _ name: String, _ selector: Selector
  ) -> Any? {
    guard !asked.contains(ObjectIdentifier(object)),
      let override = _ObjectiveCMethods.method(Selector(name), of: object)
    else { return nil }
    return $asked.withValue(asked.union([ObjectIdentifier(object)])) { override([selector]) }
  }
}

/// The calls of methods that wait for their time.
private enum DelayedCalls {
  struct Call {
    let target: AnyObject
    let selector: Selector
    let timer: Timer
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var calls: [Call] = []

  static func add(
    _ selector: Selector, to target: NSObject, after delay: TimeInterval, _ argument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      cancel { $0.timer === timer }
      _ObjectiveCMethods.send(selector, to: target, argument)
    }
    lock.withLock { calls.append(Call(target: target, selector: selector, timer: timer)) }
    RunLoop.main.add(timer, forMode: .common)
  }

  static func cancel(_ isMeant: (Call) -> Bool) {
    let ended = lock.withLock {
      let ended = calls.filter(isMeant)
      calls.removeAll { call in ended.contains { $0.timer === call.timer } }
      return ended
    }
    for call in ended { call.timer.invalidate() }
  }
}
