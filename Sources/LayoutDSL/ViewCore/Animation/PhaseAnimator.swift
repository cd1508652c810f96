/// A view that goes through phases, one animation after the other.
///
/// Without a trigger it starts when it appears and goes round for ever; with one it shows the first
/// phase until the trigger changes, then goes through all phases once and back to the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimatorTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var cycle = PhaseCycle()

  /// Creates a view that goes through the phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through the phases whenever a value changes.
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

  /// The content in the phase that the view is going to.
  @MainActor public var body: some View {
    if phases.indices.contains(cycle.index) {
      content(phases[cycle.index])
        .onAppear { if trigger == nil { advance(in: cycle.round) } }
        .onChange(of: trigger) {
          cycle.round += 1
          advance(in: cycle.round)
        }
    }
  }

  /// Goes to the next phase, and on from there once that is reached.
  @MainActor private func advance(in round: Int) {
    guard phases.count > 1, round == cycle.round else { return }
    let next = (cycle.index + 1) % phases.count
    let isLast = trigger != nil && next == 0
    withAnimation(animation(phases[next])) {
      cycle.index = next
    } completion: {
      if !isLast { advance(in: round) }
    }
  }
}

nonisolated extension PhaseAnimator {
  /// As many views as the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// Where an animator is among its phases.
private struct PhaseCycle: Equatable {
  var index = 0
  /// Counts the triggers: a new one ends the round of the last.
  var round = 0
}

/// The value whose change sets an animator off.
struct AnimatorTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  static func == (left: AnimatorTrigger, right: AnimatorTrigger) -> Bool {
    func compare<Left: Equatable>(_ value: Left) -> Bool { value == right.value as? Left }
    return compare(left.value)
  }
}

extension View {
  /// Has the view go through phases for ever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { $0.make(self) }
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Has the view go through phases whenever a value changes.
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
