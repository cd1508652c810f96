/// An effect that changes the opacity of the variable layers of a symbol in sequence.
public struct VariableColorSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isCumulative = false
  private var isReversing = false
  private var dims = true

  /// Keeps each layer on until all layers are on.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Turns on one layer at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Runs the sequence forwards, then backwards.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// Runs the sequence forwards, then restarts it.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Dims the layers that are off.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.dims = true } }
  /// Hides the layers that are off.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.dims = false } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  var motion: SymbolMotion {
    SymbolMotion(
      .variableColor(isCumulative: isCumulative, isReversing: isReversing, dims: dims))
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of the variable layers of a symbol in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
