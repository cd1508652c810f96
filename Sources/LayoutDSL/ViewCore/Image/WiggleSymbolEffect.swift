/// An effect that moves or rotates a symbol back and forth.
public struct WiggleSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var shake = SymbolMotion.Shake.turn(1)

  /// A horizontal wiggle that starts to the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(-1, 0)) }
  /// A horizontal wiggle that starts to the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(1, 0)) }
  /// A vertical wiggle that starts upwards.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, -1)) }
  /// A vertical wiggle that starts downwards.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, 1)) }
  /// A rotation about the centre that starts clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(1)) }
  /// A rotation about the centre that starts counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(-1)) }
  /// Has no effect: all layers wiggle together.
  public var byLayer: WiggleSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.wiggle(shake)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves or rotates a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
