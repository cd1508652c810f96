import Dispatch
import Foundation
import OpenCombine
import ViewClock

/// The main queue keeps the time of the screen that is running; other queues keep real time.
extension DispatchQueue: @retroactive Scheduler {
  /// An instant of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The instant.
    public var dispatchTime: DispatchTime

    /// Creates an instant.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Reads an instant from a decoder.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Writes the instant to an encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds the instant to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// The time from this instant to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let difference =
        other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds
      return Stride(magnitude: Int(truncatingIfNeeded: difference))
    }

    /// The instant a time later.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The nanoseconds.
      public var magnitude: Int
      /// The length of time as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(magnitude: Int) {
        self.magnitude = magnitude
      }

      /// Creates a length of time from Dispatch's.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// Creates a length of time from seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Creates a length of time from seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates a length of time from seconds, if they can be represented.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// Whether the first is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) + Double(rhs.magnitude)) {
          lhs.magnitude &+ rhs.magnitude
        }
      }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) - Double(rhs.magnitude)) {
          lhs.magnitude &- rhs.magnitude
        }
      }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(clamping: Double(lhs.magnitude) * Double(rhs.magnitude)) {
          lhs.magnitude &* rhs.magnitude
        }
      }
      /// Adds to the first.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts from the first.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the first.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// A number of seconds.
      public static func seconds(_ seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1e9).rounded()
        return Stride(clamping: nanoseconds) { Int(nanoseconds) }
      }
      /// A number of seconds.
      public static func seconds(_ seconds: Int) -> Stride {
        Stride(magnitude: seconds) * Stride(magnitude: 1_000_000_000)
      }
      /// A number of thousandths of a second.
      public static func milliseconds(_ milliseconds: Int) -> Stride {
        Stride(magnitude: milliseconds) * Stride(magnitude: 1_000_000)
      }
      /// A number of millionths of a second.
      public static func microseconds(_ microseconds: Int) -> Stride {
        Stride(magnitude: microseconds) * Stride(magnitude: 1_000)
      }
      /// A number of billionths of a second.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride {
        Stride(magnitude: nanoseconds)
      }

      /// The exact value where it fits, else the nearest that does.
      private init(clamping approximation: Double, exact: () -> Int) {
        switch approximation {
        case ...Double(Int.min): magnitude = .min
        case ..<Double(Int.max): magnitude = exact()
        default: magnitude = .max
        }
      }
    }
  }

  /// How a dispatch queue performs work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// How the block is submitted.
    public var flags: DispatchWorkItemFlags
    /// The group that the work joins.
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

  /// The current instant.
  public var now: SchedulerTimeType {
    guard let clock else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(clock.dispatchTime)
  }

  /// No time is too short.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var clock: ViewClock? { isMain ? ViewClock.current : nil }

  /// Performs an action at the next possible opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock {
      clock.enqueue(action)
    } else {
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
        execute: carried(action))
    }
  }

  /// Performs an action at some time after the specified date.
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

  /// Performs an action at some time after the specified date, at the specified frequency.
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

  /// Runs an action again and again in real time.
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

  /// The time of an instant, from its distance to now: exact for delays in whole units.
  fileprivate func time(of date: DispatchQueue.SchedulerTimeType) -> TimeInterval {
    let now = DispatchQueue.SchedulerTimeType(dispatchTime)
    return self.now + TimeInterval(now.distance(to: date).magnitude) / 1e9
  }
}
