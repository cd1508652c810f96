import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name; a nil object matches any sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a notification center.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of elements.
    public typealias Output = Notification
    /// The type of failures.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil matches any sender.
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
