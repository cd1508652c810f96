/// An effect that scales a symbol up or down briefly.
public struct BounceSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// A bounce that scales up first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// A bounce that scales down first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Has no effect: all layers bounce together.
  public var byLayer: BounceSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.bounce(isDown ? -1 : 1)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol up briefly.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
