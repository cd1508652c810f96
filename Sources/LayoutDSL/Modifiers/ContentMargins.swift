import Foundation

/// The part of a view that margins apply to.
public struct ContentMarginPlacement: Sendable {
  fileprivate let affectsContent: Bool

  /// The content, and whatever else the view sees fit.
  public static var automatic: ContentMarginPlacement { .init(affectsContent: true) }
  /// The content of scroll views.
  public static var scrollContent: ContentMarginPlacement { .init(affectsContent: true) }
  /// The indicators of scroll views.
  public static var scrollIndicators: ContentMarginPlacement { .init(affectsContent: false) }
}

extension View {
  /// Keeps the content of scroll views from some of their edges, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        guard placement.affectsContent else { return }
        if edges.contains(.top) { environment.values.contentMargins.top = insets.top }
        if edges.contains(.leading) { environment.values.contentMargins.leading = insets.leading }
        if edges.contains(.bottom) { environment.values.contentMargins.bottom = insets.bottom }
        if edges.contains(.trailing) {
          environment.values.contentMargins.trailing = insets.trailing
        }
      })
  }

  /// Keeps the content of scroll views from some of their edges, in points; nil is the default of
  /// 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
  }

  /// Keeps the content of scroll views from all their edges, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
