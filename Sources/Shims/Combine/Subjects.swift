import Foundation
import OpenCombine

// OpenCombine's subjects send to their subscribers in the order of a hashed set, which differs from
// run to run. These send in the order of subscription, as Apple's do.

/// A subject that sends values to its current subscribers without storing them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private let upstreams = Upstreams()

  /// Creates a subject.
  public init() {}

  /// Adds an upstream subscription, which is cancelled when the subject is deallocated.
  public func send(subscription: any Subscription) {
    upstreams.add(subscription)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    list.send(input)
  }

  /// Finishes the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.finish(completion)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    list.add(subscriber)
  }
}

/// A subject that stores a value and publishes it at every change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private let upstreams = Upstreams()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = value
  }

  /// The current value; setting it publishes the new value.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Adds an upstream subscription, which is cancelled when the subject is deallocated.
  public func send(subscription: any Subscription) {
    upstreams.add(subscription)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    guard !list.isFinished else { return }
    lock.withLock { current = input }
    list.send(input)
  }

  /// Finishes the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.finish(completion)
  }

  /// Attaches a subscriber, which first receives the current value.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    list.add(subscriber, latest: { self.value })
  }
}

/// The upstream subscriptions of a subject, which are cancelled when the subject is deallocated.
private final class Upstreams {
  private let lock = NSLock()
  private var subscriptions: [any Subscription] = []

  func add(_ subscription: any Subscription) {
    lock.withLock { subscriptions.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit {
    for subscription in subscriptions { subscription.cancel() }
  }
}
