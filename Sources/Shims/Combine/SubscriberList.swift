import Foundation
import OpenCombine

/// The subscribers of a publisher, in order of subscription.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var tickets: [Ticket] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Attaches a subscriber.
  ///
  /// - Parameter latest: Returns the first element to send, for publishers that store their latest
  ///   element.
  func add<Downstream: Subscriber>(
    _ subscriber: Downstream, latest: (() -> Output)? = nil, onCancel: @escaping () -> Void = {}
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    let ticket = Ticket(subscriber: AnySubscriber(subscriber), onCancel: onCancel)
    ticket.list = self
    ticket.keepsLatest = latest != nil
    ticket.waiting = latest?()
    let completion = lock.withLock {
      if self.completion == nil { tickets.append(ticket) }
      return self.completion
    }
    subscriber.receive(subscription: ticket)
    if let completion { ticket.finish(completion) }
  }

  func send(_ value: Output) {
    for ticket in lock.withLock({ tickets }) { ticket.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let finished = lock.withLock {
      if self.completion == nil { self.completion = completion }
      defer { tickets = [] }
      return tickets
    }
    for ticket in finished { ticket.finish(completion) }
  }

  var isFinished: Bool { lock.withLock { completion != nil } }

  private func remove(_ ticket: Ticket) {
    lock.withLock { tickets.removeAll { $0 === ticket } }
  }

  /// The subscription of one subscriber.
  private final class Ticket: Subscription {
    weak var list: SubscriberList?
    var keepsLatest = false
    /// The latest element that arrived without demand.
    var waiting: Output?
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var onCancel: (() -> Void)?
    private var demand = Subscribers.Demand.none

    init(subscriber: AnySubscriber<Output, Failure>, onCancel: @escaping () -> Void) {
      self.subscriber = subscriber
      self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
      let value = lock.withLock {
        self.demand += demand
        defer { waiting = nil }
        return waiting
      }
      if let value { send(value) }
    }

    func send(_ value: Output) {
      let subscriber: AnySubscriber<Output, Failure>? = lock.withLock {
        guard demand > 0 else {
          if keepsLatest { waiting = value }
          return nil
        }
        demand -= 1
        return self.subscriber
      }
      guard let more = subscriber?.receive(value), more > 0 else { return }
      lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let subscriber = lock.withLock {
        defer { (self.subscriber, onCancel) = (nil, nil) }
        return self.subscriber
      }
      subscriber?.receive(completion: completion)
    }

    func cancel() {
      // The closures are released outside the lock, because deinitializers of their captures may
      // call this list.
      let released = lock.withLock {
        defer { (subscriber, onCancel, waiting) = (nil, nil, nil) }
        return (subscriber, onCancel, waiting)
      }
      list?.remove(self)
      released.1?()
    }
  }
}
