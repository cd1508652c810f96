import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher that emits events when broadcasting notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits elements when broadcasting notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// What comes out.
    public typealias Output = Notification
    /// How it may fail.
    public typealias Failure = Never

    /// The center that broadcasts.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications are meant, if not everyone's.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let observation = Observation(
        subscriber: AnySubscriber(subscriber), center: center, name: name, object: object)
      subscriber.receive(subscription: observation)
    }
  }
}

/// One subscriber's place in a notification center.
private final class Observation: Subscription, @unchecked Sendable {
  private let center: NotificationCenter
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Notification, Never>?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(
    subscriber: AnySubscriber<Notification, Never>, center: NotificationCenter,
    name: Notification.Name, object: AnyObject?
  ) {
    self.subscriber = subscriber
    self.center = center
    observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.send($0)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  private func send(_ notification: Notification) {
    let subscriber: AnySubscriber<Notification, Never>? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return self.subscriber
    }
    guard let more = subscriber?.receive(notification) else { return }
    lock.withLock { demand += more }
  }

  func cancel() {
    let released = lock.withLock {
      defer { (subscriber, observer) = (nil, nil) }
      return (subscriber, observer)
    }
    if let observer = released.1 { center.removeObserver(observer) }
  }
}
