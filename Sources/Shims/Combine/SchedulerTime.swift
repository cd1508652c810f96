import Foundation
import OpenCombine
import ViewClock

/// A date as the point in time of `RunLoop` and `OperationQueue`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a point in time from a date.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the interval from this time to another.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the time after an interval.
  public func advanced(by stride: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date + stride.timeInterval)
  }

  /// A time interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval
    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates an interval from a literal in seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval from an integer literal in seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval in seconds; nil if the number is not representable.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Whether the first interval is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    /// Returns the difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    /// Returns the product of the seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    /// Adds an interval in place.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts an interval in place.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Multiplies by an interval in place.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// Returns an interval in seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// Returns an interval in seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// Returns an interval in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(TimeInterval(milliseconds) / 1e3)
    }
    /// Returns an interval in microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(TimeInterval(microseconds) / 1e6)
    }
    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(TimeInterval(nanoseconds) / 1e9)
    }
  }
}

/// Returns the action with the current clock attached, for execution on another thread.
func carried(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  // The receiving scheduler never runs the action concurrently with itself, which is all that
  // Combine requires.
  nonisolated(unsafe) let action = action
  guard let clock = ViewClock.current else { return { action() } }
  return { clock.carry(action) }
}
