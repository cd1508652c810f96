import Foundation
import OpenCombine

// OpenCombine serves the subscribers of a subject in the order of a hashed set, which differs
// from run to run; these keep the order of subscription, as Apple's do.

/// A subject that broadcasts elements to downstream subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private let upstreams = Upstreams()

  /// Creates a subject.
  public init() {}

  /// Sends a subscription to the subscriber.
  public func send(subscription: any Subscription) {
    upstreams.add(subscription)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    list.send(input)
  }

  /// Sends a completion signal to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.finish(completion)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    list.add(subscriber)
  }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private let upstreams = Upstreams()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = value
  }

  /// The value wrapped by this subject, published as a new element whenever it changes.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sends a subscription to the subscriber.
  public func send(subscription: any Subscription) {
    upstreams.add(subscription)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    guard !list.isFinished else { return }
    lock.withLock { current = input }
    list.send(input)
  }

  /// Sends a completion signal to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.finish(completion)
  }

  /// Attaches a subscriber, which first receives the current value.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    list.add(subscriber, latest: { self.value })
  }
}

/// The publishers that feed a subject, which end with it.
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
