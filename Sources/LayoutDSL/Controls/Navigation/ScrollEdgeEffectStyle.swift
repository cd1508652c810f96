/// The effect of content below a bar.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  /// A sharp edge.
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
  /// A soft edge.
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}
