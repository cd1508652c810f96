import Foundation

/// A layout that is a stack along one axis, shared by rows and columns.
package protocol StackAxisLayout: ExplainedLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  /// The guide across the axis with which the views are aligned.
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackAxisLayout {
  var stack: StackLayout {
    StackLayout(axis: Self.axis, alignment: alignmentKey, spacing: spacing)
  }

  package var alignmentKeys: [AlignmentKey] { [alignmentKey] }

  package func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String] {
    stack.explanation(of: node, toward: inner)
  }

  /// The orientation of a stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Makes a cache with the views' spacing and priorities.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    subviews.nodes.withUnretained { stack.makeCache($0) }
  }

  /// Updates the spacing and priorities of the views and resets the sizes.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    subviews.nodes.withUnretained { stack.updateCache(&cache, $0) }
  }

  /// The spacing of the views at the edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    subviews.nodes.withUnretained { stack.spacing(of: $0) }
  }

  /// The sum of the views' lengths and distances along the axis; the extent of the aligned views
  /// across it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.nodes.withUnretained { stack.sizeThatFits(proposal, $0, &cache) }
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    subviews.nodes.withUnretained { nodes in
      stack.arrange(in: bounds, proposal: proposal, nodes, &cache) { index, _, placement in
        subviews[index].place(at: placement.origin, proposal: placement.proposal)
      }
    }
  }
}
