import Foundation
import OpenCombine
import ViewClock

extension Timer {
  /// Returns a publisher that sends the current date at an interval in seconds, once connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the current date at regular intervals, once connected.
  ///
  /// It uses the clock of the screen that runs when the publisher is connected; without a screen,
  /// it uses the run loop in real time.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of elements.
    public typealias Output = Date
    /// The type of failures.
    public typealias Failure = Never

    /// The interval between dates, in seconds.
    public let interval: TimeInterval
    /// The tolerance in seconds, which applies only in real time.
    public let tolerance: TimeInterval?
    /// The run loop of the timer in real time.
    public let runLoop: RunLoop
    /// The run loop mode of the timer.
    public let mode: RunLoop.Mode
    /// The options of work on the run loop; there are none.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private let subscribers = SubscriberList<Date, Never>()
    private var connection: AnyCancellable?

    /// Creates a publisher that is not connected yet.
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
      // The subscription retains the publisher, and with it the timer.
      subscribers.add(subscriber, onCancel: { withExtendedLifetime(self) {} })
    }

    /// Starts the timer if it is not running.
    ///
    /// - Returns: A value that stops the timer for all subscribers when cancelled.
    public func connect() -> any Cancellable {
      lock.withLock {
        if connection == nil { connection = start() }
      }
      return AnyStop { self.stop() }
    }

    private func start() -> AnyCancellable {
      let subscribers = subscribers
      if let clock = ViewClock.current {
        return AnyCancellable(
          clock.schedule(at: clock.now + interval, every: interval, mode: mode) {
            subscribers.send(clock.date)
          })
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subscribers.send(Date()) }
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
  }
}

/// A cancellable that acts only when cancelled; unlike `AnyCancellable`, it does not cancel on
/// deallocation.
private struct AnyStop: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}
