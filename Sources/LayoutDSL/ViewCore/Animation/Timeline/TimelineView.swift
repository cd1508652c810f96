import Foundation
import ViewClock

/// A view whose content depends on the current date of a schedule.
///
/// The content receives the last date of the schedule that has passed. If none has, it receives the
/// date at which the schedule was started. A new schedule starts when the view receives it.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var walk = TimelineWalk<Schedule>()
  @State private var tickCount = 0

  /// The date and the rate of an update, which the content closure receives.
  public struct Context: Sendable {
    /// The date for which the content is shown.
    public let date: Date
    /// The rate of updates; always `live`.
    public let cadence: Cadence

    /// A rate of updates.
    public enum Cadence: Comparable, Sendable {
      /// Updates with every frame.
      case live
      /// Updates about once per second.
      case seconds
      /// Updates about once per minute.
      case minutes
    }
  }
}

/// The context type of all timeline views, independent of their schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a timeline view with a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the current date of the schedule.
  public var body: some View {
    let date = walk.date(of: schedule, tick: tickCount)
    content(TimelineViewDefaultContext(date: date, cadence: .live))
      .modifier(
        TimelineModifier(
          tick: walk.tickNumber, next: walk.next, isEndless: walk.isEndless
        ) {
          walk.advance()
          tickCount += 1
        })
  }
}

/// The position of a timeline view in its schedule.
private final class TimelineWalk<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var current = Date.distantPast
  private(set) var next: Date?
  /// Whether more dates have passed than the view looks at.
  private(set) var isEndless = false
  /// A number that distinguishes the dates the view waits for.
  private(set) var tickNumber = 0

  /// Returns the date to show; `tick` makes the caller read the state that changes with each date.
  func date(of schedule: Schedule, tick: Int) -> Date {
    if let former = self.schedule, areEqual(former, schedule) { return current }
    self.schedule = schedule
    current = ViewClock.current?.date ?? Date()
    entries = schedule.entries(from: current, mode: .normal).makeIterator()
    next = nextDate()
    advance()
    return current
  }

  /// Advances to the last date that has passed.
  func advance() {
    let now = (ViewClock.current?.date ?? Date()) + Tolerance.time
    var count = 0
    while let date = next, date <= now {
      count += 1
      guard count <= TimelineDateLimit.count else {
        isEndless = true
        next = nil
        break
      }
      current = date
      next = nextDate()
    }
    tickNumber += 1
  }

  /// The next date of the schedule, which ends at a date that is NaN.
  private func nextDate() -> Date? {
    entries?.next().flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 }
  }
}

/// A modifier that waits for the next date of a timeline view.
nonisolated private struct TimelineModifier: NodeModifier {
  typealias Node = TimelineNode
  let tick: Int
  let next: Date?
  let isEndless: Bool
  let action: () -> Void
}

private final class TimelineNode: UnaryNode<TimelineModifier> {
  private var token: ViewClock.Token?

  required init(_ modifier: TimelineModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    wait()
  }

  override func update(_ new: TimelineModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = new.tick == modifier.tick
    modifier = new
    if !isSame { wait() }
  }

  private func wait() {
    token?.cancel()
    if modifier.isEndless { graph.report(.endlessSchedule, at: self) }
    guard let next = modifier.next else { return }
    let clock = graph.clock
    // Of the dates within a frame, the last is shown.
    let nextFrame = clock.now + AnimationTimelineSchedule.frame - Tolerance.time
    let dueTime = max(next.timeIntervalSince(clock.startDate), nextFrame)
    token = clock.schedule(at: dueTime, isPerpetual: true) { [weak self] in
      self?.modifier.action()
    }
  }

  override func didDetach() {
    token?.cancel()
  }

  override package var kindName: String { "TimelineView" }
}
