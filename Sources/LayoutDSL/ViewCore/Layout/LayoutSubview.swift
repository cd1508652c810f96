import Foundation

/// A view as the layout that arranges it sees it.
public struct LayoutSubview: Equatable {
  package let node: GeometricNode
  private let index: Int

  init(node: GeometricNode, index: Int) {
    self.node = node
    self.index = index
  }

  /// Where the view stands in the division of space; 0 unless set.
  public var priority: Double { node.layoutPriority }

  /// The distances the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing() }

  /// The values that the view carries to its container.
  public var containerValues: ContainerValues { node.containerValues }

  /// The value the view carries under a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// The size the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.measure(proposal)
  }

  /// The size and guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// Puts the view's anchor at a point of the container's bounds, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    var origin = position
    if anchor != .topLeading {
      let size = node.measure(proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    node.container?.receive(Placement(origin: origin, proposal: proposal), ofChild: index)
  }

  /// Whether two subviews are one view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  package let nodes: ContiguousArray<GeometricNode>
  /// The position in the container of the first.
  private let first: Int

  /// The direction in which the container lays out; frames are mirrored for the layout.
  public var layoutDirection: LayoutDirection

  init(nodes: ContiguousArray<GeometricNode>, first: Int = 0, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.first = first
    self.layoutDirection = layoutDirection
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { nodes.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: first + index)
  }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      nodes: ContiguousArray(nodes[bounds]), first: first + bounds.lowerBound,
      layoutDirection: layoutDirection)
  }

  /// Whether two lists hold the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
