/// An effect by which a symbol comes and leaves.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// A transition by which a symbol comes and leaves with an effect.
nonisolated public struct SymbolEffectTransition: Transition {
  private let rate: Double

  /// Creates a transition with an effect.
  ///
  /// How long it takes is the animation's; the speed of the options makes it faster or slower.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    rate = options.rate
  }

  /// The symbol, small and clear unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .transaction { [rate] in $0.animation = $0.animation?.speed(rate) }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition by which symbols grow as they come and shrink as they leave.
  nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// A transition by which symbols come and leave with an effect.
  nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
