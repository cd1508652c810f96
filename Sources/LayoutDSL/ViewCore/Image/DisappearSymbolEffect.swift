/// An effect that fades out and scales down a symbol, which keeps its space in the layout.
public struct DisappearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers disappear together.
  public var byLayer: DisappearSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The default; the motion is the same in every direction.
  public var up: DisappearSymbolEffect { self }
  /// The default; the motion is the same in every direction.
  public var down: DisappearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.disappear) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that fades out and scales down a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
