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
    private let subscribers = SubscriberList<Date, Never>()
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
      // Who subscribes keeps the timer alive.
      subscribers.add(subscriber, onCancel: { withExtendedLifetime(self) {} })
    }

    /// Starts the timer, if it does not run yet.
    ///
    /// - Returns: what stops it, for every subscriber.
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

/// Stops something when asked to, and not before: unlike `AnyCancellable`, which stops when freed.
private struct AnyStop: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}
