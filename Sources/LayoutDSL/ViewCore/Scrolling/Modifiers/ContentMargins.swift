import Foundation

extension View {
  /// Sets the margins at some edges of the scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        if placement.affectsContent {
          environment.values.contentMargins.replace(edges, by: insets)
        }
        if placement.affectsIndicators {
          environment.values.scrollTraits.indicatorMargins.replace(edges, by: insets)
        }
      })
  }

  /// Sets one margin at some edges of the scroll views in this view, in points; nil is 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? defaultPadding), for: placement)
  }

  /// Sets one margin at all edges of the scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
