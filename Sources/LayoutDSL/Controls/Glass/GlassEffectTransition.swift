import ViewCore

/// The transition of glass that comes or goes.
nonisolated public struct GlassEffectTransition: Sendable {
  package let name: String

  /// The glass changes its shape to that of near glass.
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  /// The glass fades.
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
  /// No transition.
  public static var identity: GlassEffectTransition { .init(name: "identity") }
}
