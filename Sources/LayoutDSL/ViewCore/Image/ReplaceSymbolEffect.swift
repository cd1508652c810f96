/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol scales down, then the new one scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols scale up; drawn as `downUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol disappears immediately; drawn as `downUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// An effect in which the old symbol scales down, then the new one scales up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// An effect in which both symbols scale up; drawn as `downUp`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// An effect in which the old symbol disappears immediately; drawn as `downUp`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Has no effect: all layers are replaced together.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Changes only the parts in which the symbols differ, such as a slash; drawn as the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// An effect that changes only the parts in which two symbols differ.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect

    /// Has no effect: all layers are replaced together.
    public var byLayer: MagicReplace { self }
    /// Animates the symbol as a whole.
    public var wholeSymbol: MagicReplace { self }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
