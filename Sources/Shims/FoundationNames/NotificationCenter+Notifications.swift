import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Returns an iterator that receives the notifications from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        })
      continuation.onTermination = { _ in observer.remove() }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// The notifications that an iterator has received.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; nil after the task was cancelled.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }
    }
  }

  /// Returns the notifications of a name from an object, or from any object for nil.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A notification on its way to the task that waits for it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// An observer that is removed once nobody waits.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func remove() { center.removeObserver(token) }
}
