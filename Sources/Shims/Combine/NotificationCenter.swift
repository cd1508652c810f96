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
      let subscribers = SubscriberList<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        subscribers.send($0)
      }
      subscribers.add(subscriber, onCancel: { center.removeObserver(observer) })
    }
  }
}
