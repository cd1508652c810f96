import Foundation

/// A layout that is a stack along one axis: rows and columns differ in nothing else.
package protocol AxisLayout: ExplainedLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  /// The guide across the axis along which the views line up.
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension AxisLayout {
  var stack: StackLayout {
    StackLayout(axis: Self.axis, alignment: alignmentKey, spacing: spacing)
  }

  package var alignmentKeys: [AlignmentKey] { [alignmentKey] }

  package func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String] {
    stack.explanation(of: node, toward: inner)
  }

  /// A stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Looks at the views' spacing and priorities.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    subviews.nodes.withUnmanaged { stack.makeCache($0) }
  }

  /// Looks at the views anew.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    subviews.nodes.withUnmanaged { stack.updateCache(&cache, $0) }
  }

  /// The preferences of the views at the edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    subviews.nodes.withUnmanaged { stack.spacing(of: $0) }
  }

  /// The sum of the views along the axis, the extent of their guides across it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.nodes.withUnmanaged { stack.sizeThatFits(proposal, $0, &cache) }
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    subviews.nodes.withUnmanaged { nodes in
      stack.arrange(in: bounds, proposal: proposal, nodes, &cache) { index, _, placement in
        subviews[index].place(at: placement.origin, proposal: placement.proposal)
      }
    }
  }
}
