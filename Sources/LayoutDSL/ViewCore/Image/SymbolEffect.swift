/// An animation of a symbol.
public protocol SymbolEffect {}

/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that the engine animates.
protocol MovingSymbolEffect: SymbolEffect {
  var motion: SymbolMotion { get }
}
