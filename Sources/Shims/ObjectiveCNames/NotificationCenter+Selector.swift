import Foundation

extension NotificationCenter {
  /// Calls a method of an object, as long as it exists, with each notification of a name and from a
  /// sender.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observation = Observation(observer as AnyObject, name, object)
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak observation] notification in
      if let target = observation?.target {
        _ObjectiveCMethods.send(selector, to: target, notification)
      }
    }
    Observation.add(observation, to: self)
  }

  /// Ends all observations of an object, and one that has a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    Observation.remove(from: self) { $0.target === observer }
  }

  /// Ends the observations of an object that are of a name and of a sender; nil means all.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    Observation.remove(from: self) { observation in
      observation.target === observer && (name == nil || observation.name == name)
        && (object.map { observation.object === $0 as AnyObject } ?? true)
    }
  }
}

/// The observation of a center by the method of an object.
private final class Observation: @unchecked Sendable {
  private(set) weak var target: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(_ target: AnyObject, _ name: NSNotification.Name?, _ object: Any?) {
    self.target = target
    self.name = name
    self.object = object.map { $0 as AnyObject }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Observation]] = [:]

  static func add(_ observation: Observation, to center: NotificationCenter) {
    remove(from: center) { $0.target == nil }
    lock.withLock { known[ObjectIdentifier(center), default: []].append(observation) }
  }

  static func remove(from center: NotificationCenter, _ isMeant: (Observation) -> Bool) {
    let removed = lock.withLock {
      let all = known[ObjectIdentifier(center)] ?? []
      let removed = all.filter(isMeant)
      known[ObjectIdentifier(center)] = all.filter { other in
        !removed.contains { $0 === other }
      }
      return removed
    }
    for observation in removed {
      if let token = observation.token { center.removeObserver(token as Any) }
    }
  }
}
