/// An effect that rotates a symbol about its centre.
public struct RotateSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isReversed = false

  /// A clockwise rotation.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: true) }
  /// Has no effect: all layers rotate together.
  public var byLayer: RotateSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.rotate(isReversed ? -1 : 1)) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol about its centre.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
