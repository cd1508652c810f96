/// An effect that changes the scale of a symbol while it is active.
public struct ScaleSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// Scales the symbol up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Scales the symbol down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// Has no effect: all layers scale together.
  public var byLayer: ScaleSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.scale(isDown ? 0.8 : 1.25)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that changes the scale of a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
