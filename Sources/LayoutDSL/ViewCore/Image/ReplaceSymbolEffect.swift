/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol scales down, then the new one scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols scale up; drawn as `downUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol disappears immediately; drawn as `downUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// Has no effect: all layers are replaced together.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
