import Foundation
import OpenCombine

/// A publisher that delivers what another one publishes by a function that schedules.
///
/// OpenCombine's own `receive(on:)` and `delay` release the upstream publisher while they hold a lock.
/// The program ends if that releases the object with the subscription, which then cancels it.
public struct _ScheduledDelivery<Upstream: Publisher>: Publisher {
  /// The type of elements.
  public typealias Output = Upstream.Output
  /// The type of failures.
  public typealias Failure = Upstream.Failure

  fileprivate let upstream: Upstream
  fileprivate let schedule: (@escaping () -> Void) -> Void

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(Delivery(to: subscriber, schedule: schedule))
  }
}

extension Publisher {
  /// Delivers elements and the completion on a scheduler.
  public func receive<S: _ClockScheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _ScheduledDelivery<Self> {
    _ScheduledDelivery(upstream: self) { scheduler.schedule(options: options, $0) }
  }

  /// Delivers elements and the completion later, on a scheduler.
  public func delay<S: _ClockScheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _ScheduledDelivery<Self> {
    _ScheduledDelivery(upstream: self) { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
  }
}

/// A scheduler that uses the clock of the running screen.
///
/// Functions for these schedulers go before OpenCombine's for all schedulers.
public protocol _ClockScheduler: Scheduler {}

extension DispatchQueue: _ClockScheduler {}
extension OperationQueue: _ClockScheduler {}
extension RunLoop: _ClockScheduler {}

/// The subscription of one subscriber.
private final class Delivery<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable
{
  private let lock = NSLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, downstream != nil else { return false }
      upstream = subscription
      return true
    }
    if isFirst { downstream?.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    schedule { [self] in
      let demand = lock.withLock { downstream }?.receive(input) ?? .none
      if demand > .none { request(demand) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    schedule { [self] in end().0?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end().1?.cancel() }

  /// Removes the subscriber and the subscription; the caller releases them, without the lock.
  private func end() -> (Downstream?, (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}
