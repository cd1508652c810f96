import Foundation
import OpenCombine
import ViewClock

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the given interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that repeatedly emits the current date on a given interval, once connected.
  ///
  /// It keeps the time of the screen in which it is connected, or else of the run loop.
  public final class TimerPublisher: ConnectablePublisher {
    /// What comes out.
    public typealias Output = Date
    /// How it may fail.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// How late a date may be, in real time.
    public let tolerance: TimeInterval?
    /// The run loop that waits.
    public let runLoop: RunLoop
    /// The mode in which the run loop serves this timer.
    public let mode: RunLoop.Mode
    /// How the run loop performs work.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var tickets: [Ticket] = []
    private var connection: AnyCancellable?

    /// Creates a publisher that is not connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber, which receives dates while the publisher is connected.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      let ticket = Ticket(subscriber: AnySubscriber(subscriber), publisher: self)
      lock.withLock { tickets.append(ticket) }
      subscriber.receive(subscription: ticket)
    }

    /// Starts the timer, if it does not run yet.
    ///
    /// - Returns: what stops it, for every subscriber.
    public func connect() -> any Cancellable {
      lock.withLock {
        if connection == nil { connection = start() }
      }
      return AnyStop { [weak self] in self?.stop() }
    }

    private func start() -> AnyCancellable {
      // A connection keeps its publisher alive, as its subscribers do.
      nonisolated(unsafe) let publisher = self
      if let clock = ViewClock.current {
        return AnyCancellable(
          clock.schedule(at: clock.now + interval, every: interval, mode: mode) {
            publisher.send(clock.date)
          })
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in publisher.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }

    private func stop() {
      let stopped = lock.withLock {
        defer { connection = nil }
        return connection
      }
      stopped?.cancel()
    }

    private func send(_ date: Date) {
      for ticket in lock.withLock({ tickets }) { ticket.send(date) }
    }

    fileprivate func remove(_ ticket: Ticket) {
      lock.withLock { tickets.removeAll { $0 === ticket } }
    }
  }
}

/// One subscriber's claim on a timer.
private final class Ticket: Subscription {
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Date, Never>?
  private var publisher: Timer.TimerPublisher?
  private var demand = Subscribers.Demand.none

  init(subscriber: AnySubscriber<Date, Never>, publisher: Timer.TimerPublisher) {
    self.subscriber = subscriber
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func send(_ date: Date) {
    let subscriber: AnySubscriber<Date, Never>? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return self.subscriber
    }
    guard let more = subscriber?.receive(date) else { return }
    lock.withLock { demand += more }
  }

  func cancel() {
    let released = lock.withLock {
      defer { (subscriber, publisher) = (nil, nil) }
      return (subscriber, publisher)
    }
    released.1?.remove(self)
  }
}

/// Stops something when asked to, and not before: unlike `AnyCancellable`, which stops when freed.
private struct AnyStop: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}
