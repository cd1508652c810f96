import Foundation

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
  package let node: GeometricNode
  private let index: Int

  init(node: GeometricNode, index: Int) {
    self.node = node
    self.index = index
  }

  /// The layout priority of the view; 0 by default.
  public var priority: Double { node.layoutPriority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing() }

  /// The container values of the view.
  public var containerValues: ContainerValues { node.containerValues }

  /// The value that the view sets for a layout value key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.measure(proposal)
  }

  /// Returns the size and guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// Places the view with its anchor at a point in the space of the container's bounds, in points.
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

  /// Whether two subviews are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}
