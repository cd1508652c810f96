import Dispatch
import Foundation
import OpenCombine
import ViewClock

/// The main queue schedules on the clock of the running screen; other queues run in real time.
extension DispatchQueue: @retroactive Scheduler {
  /// A point in time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a `DispatchTime`.
    public var dispatchTime: DispatchTime

    /// Creates a point in time from a `DispatchTime`.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a point in time.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Encodes the point in time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the point in time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let difference =
        other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds
      return Stride(magnitude: Int(truncatingIfNeeded: difference))
    }

    /// Returns the time after an interval.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// A time interval in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int
      /// The interval as a `DispatchTimeInterval`.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(magnitude: Int) {
        self.magnitude = magnitude
      }

      /// Creates an interval from a `DispatchTimeInterval`; `.never` is the longest interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// Creates an interval from a literal in seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Creates an interval from a literal in seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates an interval in seconds; nil if the number is not representable.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// Whether the first interval is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the sum, clamped to the representable range.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) + Double(rhs.magnitude)) {
          lhs.magnitude &+ rhs.magnitude
        }
      }
      /// Returns the difference, clamped to the representable range.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) - Double(rhs.magnitude)) {
          lhs.magnitude &- rhs.magnitude
        }
      }
      /// Returns the product of the nanoseconds, clamped to the representable range.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) * Double(rhs.magnitude)) {
          lhs.magnitude &* rhs.magnitude
        }
      }
      /// Adds an interval in place.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts an interval in place.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies by an interval in place.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1e9).rounded()
        return Stride(clamping: nanoseconds) { Int(nanoseconds) }
      }
      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Int) -> Stride {
        Stride(magnitude: seconds) * Stride(magnitude: 1_000_000_000)
      }
      /// Returns an interval in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride {
        Stride(magnitude: milliseconds) * Stride(magnitude: 1_000_000)
      }
      /// Returns an interval in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride {
        Stride(magnitude: microseconds) * Stride(magnitude: 1_000)
      }
      /// Returns an interval in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride {
        Stride(magnitude: nanoseconds)
      }

      /// Creates an interval from the exact number of nanoseconds if it is representable, otherwise
      /// from the nearest representable number.
      private init(clamping approximation: Double, exact: () -> Int) {
        switch approximation {
        case ...Double(Int.min): magnitude = .min
        case ..<Double(Int.max): magnitude = exact()
        default: magnitude = .max
        }
      }
    }
  }

  /// The options of work on a dispatch queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group of the work.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType {
    guard let clock else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(clock.dispatchTime)
  }

  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var clock: ViewClock? { isMain ? ViewClock.current : nil }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock {
      clock.enqueue(action)
    } else {
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
        execute: carried(action))
    }
  }

  /// Runs an action after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock {
      clock.schedule(at: clock.time(of: date), action)
    } else {
      asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? [], execute: carried(action))
    }
  }

  /// Runs an action after a time and then at intervals, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    let seconds = TimeInterval(interval.magnitude) / 1e9
    if let clock {
      return clock.schedule(at: clock.time(of: date), every: seconds, action)
    }
    return repeating(
      after: date.dispatchTime, interval: seconds,
      tolerance: TimeInterval(tolerance.magnitude) / 1e9, carried(action))
  }

  /// Runs an action repeatedly in real time.
  func repeating(
    after start: DispatchTime, interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: start, repeating: interval, leeway: .nanoseconds(Int(tolerance * 1e9)))
    source.setEventHandler(handler: action)
    source.resume()
    return AnyCancellable(source.cancel)
  }
}

extension ViewClock {
  fileprivate var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64((uptime * 1e9).rounded()))
  }

  /// Converts a time by its distance from now, which is exact for delays in whole units.
  fileprivate func time(of date: DispatchQueue.SchedulerTimeType) -> TimeInterval {
    let now = DispatchQueue.SchedulerTimeType(dispatchTime)
    return self.now + TimeInterval(now.distance(to: date).magnitude) / 1e9
  }
}
