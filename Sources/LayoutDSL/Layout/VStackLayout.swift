import Foundation

/// Arranges views in a column.
nonisolated public struct VStackLayout: Layout {
  /// The guide along which the views line up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; nil for the one they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// What the layout keeps between measuring and placing.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Looks at the views' spacing and priorities.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: stack.makeCache(subviews.nodes))
  }

  /// The preferences of the views at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// The sum of the views along the axis, the extent of their guides across it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews.nodes, &cache.stack)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews, &cache.stack)
  }
}

extension VStackLayout: Equatable, Sendable {}
