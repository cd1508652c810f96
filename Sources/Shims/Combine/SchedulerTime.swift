import Foundation
import OpenCombine
import ViewClock

/// An instant as a date, in which `RunLoop` and `OperationQueue` schedule.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The instant.
  public var date: Date

  /// Creates an instant.
  public init(_ date: Date) {
    self.date = date
  }

  /// The time from this instant to another.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The instant a time later.
  public func advanced(by stride: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date + stride.timeInterval)
  }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The seconds.
    public var magnitude: TimeInterval
    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a length of time from seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates a length of time from seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates a length of time from seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates a length of time from seconds, if they can be represented.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Whether the first is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    /// The product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    /// Adds to the first.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts from the first.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Multiplies the first.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// A number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// A number of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// A number of thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(TimeInterval(milliseconds) / 1e3)
    }
    /// A number of millionths of a second.
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(TimeInterval(microseconds) / 1e6)
    }
    /// A number of billionths of a second.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(TimeInterval(nanoseconds) / 1e9)
    }
  }
}

/// An action that may go to another thread, and takes the current clock along.
func carried(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  // The scheduler that receives it runs it once at a time, which is all that Combine asks.
  nonisolated(unsafe) let action = action
  guard let clock = ViewClock.current else { return { action() } }
  return { clock.carry(action) }
}
