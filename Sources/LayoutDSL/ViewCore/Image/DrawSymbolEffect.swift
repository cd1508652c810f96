/// An effect that draws a hidden symbol along its strokes; shown as a fade.
public struct DrawOnSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers appear together.
  public var byLayer: DrawOnSymbolEffect { self }
  /// Has no effect: all layers appear together.
  public var individually: DrawOnSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  // An active effect hides the symbol: it is drawn when the effect ends.
  var motion: SymbolMotion { SymbolMotion(.disappear) }
}

/// An effect that removes a symbol along its strokes; shown as a fade.
public struct DrawOffSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers disappear together.
  public var byLayer: DrawOffSymbolEffect { self }
  /// Has no effect: all layers disappear together.
  public var individually: DrawOffSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The default; the motion is the same in both directions.
  public var reversed: DrawOffSymbolEffect { self }
  /// The default; the motion is the same in both directions.
  public var nonReversed: DrawOffSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.disappear) }
}

extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that draws a hidden symbol along its strokes.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that removes a symbol along its strokes.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
