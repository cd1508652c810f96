/// An effect that fades in and scales up a hidden symbol.
public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers appear together.
  public var byLayer: AppearSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.appear) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that fades in and scales up a hidden symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
