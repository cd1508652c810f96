import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name as a sequence; a nil object matches any sender.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of the notifications of a notification center, from its first iteration on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of elements.
    public typealias Element = Notification
    /// The type of failures.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Transferred<Notification>.self)
      let token = Transferred(
        value: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Transferred(value: $0))
        })
      continuation.onTermination = { [self] _ in center.removeObserver(token.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// The notifications of one iteration.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of failures.
      public typealias Failure = Never

      fileprivate var base: AsyncStream<Transferred<Notification>>.Iterator

      /// Waits for the next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.value }

      /// Waits for the next notification on an actor; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.value
      }
    }
  }
}

/// A value that one thread passes to another, as Foundation does on Apple's systems.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value
}
