import ViewCore

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

extension View {
  /// Sets the effect of content that scrolls behind the bars at edges of the screen.
  ///
  /// A hard edge is a band with a hairline, a soft one a fade. The edges at the sides have no bars,
  /// and iOS 18 has no effect.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    edgeEffect(at: edges) { $0.edgeEffect = style }
  }

  /// Hides the effect of content that scrolls behind the bars at edges of the screen.
  ///
  /// The edges at the sides have no bars, and iOS 18 has no effect.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    edgeEffect(at: edges) { $0.hidesEdgeEffect = hidden }
  }

  nonisolated private func edgeEffect(
    at edges: Edge.Set, function: FunctionName = #function,
    change: @escaping (inout BarLook) -> Void
  ) -> some View {
    transformPreference(NavigationBarKey.self, function: function) {
      if edges.contains(.top) { change(&$0.navigationBar) }
      guard edges.contains(.bottom) else { return }
      change(&$0.bottomBar)
      change(&$0.tabBar)
    }
  }
}
