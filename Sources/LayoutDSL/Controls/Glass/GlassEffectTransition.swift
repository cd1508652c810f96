import ViewCore

/// The transition of glass that is inserted or removed.
nonisolated public struct GlassEffectTransition: Sendable {
  /// Whether the glass moves and changes its shape.
  let isMatched: Bool

  /// The glass changes its shape to that of near glass.
  public static var matchedGeometry: GlassEffectTransition { .init(isMatched: true) }
  /// The glass fades; here it appears and disappears at once.
  public static var materialize: GlassEffectTransition { .init(isMatched: false) }
  /// No transition.
  public static var identity: GlassEffectTransition { .init(isMatched: false) }
}
