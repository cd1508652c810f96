import Foundation

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The time between two frames of the screen.
  static let frame: TimeInterval = 1 / 60

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  ///
  /// A nil interval is one sixtieth of a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? Self.frame, Self.frame)
    isPaused = paused
  }

  /// Returns entries at the frequency of the animation schedule; one if it is paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused)
  }

  /// The entries of an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate let isPaused: Bool
    private var index = 0.0

    fileprivate init(start: Date, interval: TimeInterval, isPaused: Bool) {
      self.start = start
      self.interval = interval
      self.isPaused = isPaused
    }

    /// Advances to the next element and returns it, or `nil` if no next element exists.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return index == 0 || !isPaused ? start + index * interval : nil
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
