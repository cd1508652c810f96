import Foundation
import ViewClock

/// A view that updates according to a schedule that you provide.
///
/// It shows the last date of the schedule that has come, or the date at which the schedule was
/// asked if none has. Another schedule starts when it is given.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var walk = TimelineWalk<Schedule>()
  @State private var tickCount = 0

  /// Information passed to a timeline view's content callback.
  public struct Context: Sendable {
    /// The date from the schedule that triggered the current view update.
    public let date: Date
    /// The rate at which the timeline updates the view.
    public let cadence: Cadence

    /// A rate at which timeline views can receive updates.
    public enum Cadence: Comparable, Sendable {
      /// Updates the view continuously.
      case live
      /// Updates the view approximately once per second.
      case seconds
      /// Updates the view approximately once per minute.
      case minutes
    }
  }
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a new timeline view that uses the given schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the date that has come.
  public var body: some View {
    let date = walk.date(of: schedule, tick: tickCount)
    content(TimelineViewDefaultContext(date: date, cadence: .live))
      .modifier(
        TimelineModifier(tick: walk.tickNumber, next: walk.next) {
          walk.advance()
          tickCount += 1
        })
  }
}

/// Where a timeline view is in its schedule.
private final class TimelineWalk<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var current = Date.distantPast
  private(set) var next: Date?
  /// Tells the dates waited for apart.
  private(set) var tickNumber = 0

  /// The date to show; `tick` is only there to be read.
  func date(of schedule: Schedule, tick: Int) -> Date {
    if let former = self.schedule, areEqual(former, schedule) { return current }
    self.schedule = schedule
    current = ViewClock.current?.date ?? Date()
    entries = schedule.entries(from: current, mode: .normal).makeIterator()
    next = entries?.next()
    advance()
    return current
  }

  /// Goes on to the last date that has come.
  func advance() {
    let now = (ViewClock.current?.date ?? Date()) + 1e-9
    while let date = next, date <= now {
      current = date
      next = entries?.next()
    }
    tickNumber += 1
  }
}

/// Waits for the next date of a timeline.
nonisolated private struct TimelineModifier: NodeModifier {
  typealias Node = TimelineNode
  let tick: Int
  let next: Date?
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
    guard let next = modifier.next else { return }
    let clock = graph.clock
    token = clock.schedule(
      at: next.timeIntervalSince(clock.startDate), isPerpetual: true
    ) { [weak self] in self?.modifier.action() }
  }

  override func didDetach() {
    token?.cancel()
  }

  override package var kindName: String { "TimelineView" }
}
