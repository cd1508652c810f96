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
  /// A horizontal wiggle that starts in the reading direction; drawn as `right`.
  public var forward: WiggleSymbolEffect { right }
  /// A horizontal wiggle that starts against the reading direction; drawn as `left`.
  public var backward: WiggleSymbolEffect { left }
  /// Returns a wiggle along an axis at an angle, clockwise from the direction to the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    let (sine, cosine) = deterministicSineCosine(angle.radians)
    return WiggleSymbolEffect(shake: .move(cosine, sine))
  }
  /// Returns a wiggle along an axis at an angle in degrees, clockwise from the direction to the
  /// right.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
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
