/// A symbol effect for the insertion and removal of symbols.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// The default effect for the insertion, removal and replacement of symbols.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect for the insertion, removal and replacement of symbols.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A transition that inserts and removes symbols with an effect.
nonisolated public struct SymbolEffectTransition: Transition {
  private let rate: Double

  /// Creates a transition with an effect.
  ///
  /// Its duration is the one of the animation, divided by the speed of the options.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    rate = options.rate
  }

  /// The symbol, scaled down and transparent outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .transaction { [rate] in $0.animation = $0.animation?.speed(rate) }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that scales symbols up when inserted and down when removed.
  nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// A transition that inserts and removes symbols with an effect.
  nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
