import ViewClock

/// A view that animates its content through a sequence of phases.
///
/// Without a trigger, it starts when it appears and repeats the phases indefinitely. With a
/// trigger, it shows the first phase until the trigger changes, then runs through all phases once
/// and returns to the first. A phase whose change animates nothing lasts one frame.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimatorTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var cycle = PhaseCycle()

  /// Creates a view that repeats the phases indefinitely.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that runs through the phases once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimatorTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content in the phase to which the view is animating.
  @MainActor public var body: some View {
    if !phases.isEmpty {
      // There may be fewer phases than before.
      content(phases[phases.indices.contains(cycle.index) ? cycle.index : 0])
        .modifier(AppearanceModifier(appear: start, disappear: stop))
        .onChange(of: trigger) {
          cycle.round += 1
          advance(in: cycle.round)
        }
    }
  }

  /// Starts the endless repetition, once for all views of the content.
  @MainActor private func start() {
    guard trigger == nil, !cycle.isRunning else { return }
    cycle.isRunning = true
    advance(in: cycle.round)
  }

  @MainActor private func stop() {
    cycle.isRunning = false
    cycle.round += 1
  }

  /// Animates to the next phase, and continues when that animation is complete.
  @MainActor private func advance(in round: Int) {
    guard phases.count > 1, round == cycle.round else { return }
    let next = (cycle.index + 1) % phases.count
    let isLast = trigger != nil && next == 0
    let clock = ViewClock.current
    let frameEnd = (clock?.now ?? 0) + AnimationTimelineSchedule.frame
    var transaction = Transaction.current
    transaction.animation = animation(phases[next])
    transaction.isPartOfEndlessAnimation = trigger == nil
    transaction.addAnimationCompletion {
      if isLast { return }
      if let clock, clock.now < frameEnd - Tolerance.time {
        // Nothing was animated: each phase lasts a frame, so that endless phases take time.
        clock.schedule(at: frameEnd, isPerpetual: trigger == nil) { advance(in: round) }
      } else {
        advance(in: round)
      }
    }
    withTransaction(transaction) { cycle.index = next }
  }
}

nonisolated extension PhaseAnimator {
  /// The number of views in the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// The position of an animator in its phases.
private struct PhaseCycle: Equatable {
  var index = 0
  /// The number of triggers and disappearances so far; each ends the round before it.
  var round = 0
  /// Whether the phases repeat indefinitely now.
  var isRunning = false
}

extension View {
  /// Animates this view through phases, repeated indefinitely.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { $0.make(self) }
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Animates this view through phases once whenever `trigger` changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { $0.make(self) }
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
