/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers pulse together.
  public var byLayer: PulseSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
