/// An effect that scales a symbol slowly up and down.
public struct BreatheSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var fades = true

  /// Breathing without a change of opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Breathing with a change of opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// Has no effect: all layers breathe together.
  public var byLayer: BreatheSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.breathe(fades: fades)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol slowly up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
