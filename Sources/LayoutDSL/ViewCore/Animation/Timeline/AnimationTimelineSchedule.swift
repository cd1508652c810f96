import Foundation

/// A schedule that updates a timeline view with every frame, or less often, and can be paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The duration of one frame of the screen, in seconds.
  static let frame: TimeInterval = 1 / 60

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with a minimum interval between updates, in seconds.
  ///
  /// An interval that is nil, NaN or shorter than a frame is one frame, 1/60 s.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(Self.frame, minimumInterval ?? Self.frame)
    isPaused = paused
  }

  /// Returns the dates of the schedule; only `start` if the schedule is paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused)
  }

  /// The dates of an animation schedule.
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

    /// Returns the next date, or nil if there is none.
    public mutating func next() -> Date? {
      defer { index += 1 }
      if index == 0 { return start }
      return isPaused || interval == .infinity ? nil : start + index * interval
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates a timeline view with every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule with a minimum interval between updates, in seconds, that can be paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
