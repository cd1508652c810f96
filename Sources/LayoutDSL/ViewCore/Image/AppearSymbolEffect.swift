/// An effect that fades in and scales up a hidden symbol.
public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers appear together.
  public var byLayer: AppearSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The default; the motion is the same in every direction.
  public var up: AppearSymbolEffect { self }
  /// The default; the motion is the same in every direction.
  public var down: AppearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.appear) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that fades in and scales up a hidden symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
