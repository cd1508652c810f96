import Foundation

/// The part of a view that margins apply to.
public struct ContentMarginPlacement: Sendable {
  fileprivate let affectsContent: Bool
  fileprivate let affectsIndicators: Bool

  /// The content of scroll views and their indicators.
  public static var automatic: ContentMarginPlacement {
    .init(affectsContent: true, affectsIndicators: true)
  }
  /// The content of scroll views.
  public static var scrollContent: ContentMarginPlacement {
    .init(affectsContent: true, affectsIndicators: false)
  }
  /// The indicators of scroll views.
  public static var scrollIndicators: ContentMarginPlacement {
    .init(affectsContent: false, affectsIndicators: true)
  }
}

extension View {
  /// Keeps what scroll views show from some of their edges, in points.
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

  /// Keeps what scroll views show from some of their edges, in points; nil is the default of 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
  }

  /// Keeps what scroll views show from all their edges, in points.
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
