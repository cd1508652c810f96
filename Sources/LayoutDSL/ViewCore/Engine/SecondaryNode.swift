import Foundation

/// A modifier that adds overlays or backgrounds, which are aligned with the view and proposed its
/// size.
package protocol SecondaryModifier: EngineModifier {
  associatedtype Secondary: View
  nonisolated var secondary: Secondary { get }
  nonisolated var alignment: Alignment { get }
  /// Whether the secondary views are painted, and their preferences reduced, before the view.
  nonisolated var isBehind: Bool { get }
}

extension SecondaryModifier {
  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(SecondaryNode<Self>.self, modifier, content: content)
  }
}

/// The node of an overlay or background.
package final class SecondaryNode<Modifier: SecondaryModifier>: LayeredNode<Modifier> {
  required init(_ modifier: Modifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    layer.make(modifier.secondary, alignment: modifier.alignment, inputs: inputs)
  }

  override func update(_ new: Modifier, inputs: _ViewInputs) {
    environment = inputs.environment
    if modifier.alignment != new.alignment { setNeedsLayout() }
    modifier = new
    layer.make(new.secondary, alignment: new.alignment, inputs: inputs)
  }

  override func placeChildren() {
    super.placeChildren()
    layer.place(alignment: modifier.alignment)
  }

  override package var keyedChildren: ContiguousArray<GeometricNode> {
    layer.joined(with: children, isBehind: modifier.isBehind)
  }

  override var alignmentKeys: [AlignmentKey] { modifier.alignment.keys }
}

/// A node with secondary views in front of or behind its one child, painted in the order of
/// `keyedChildren`.
package class LayeredNode<Modifier>: UnaryNode<Modifier> {
  final lazy var layer = SecondaryLayer(node: self)

  override func explanation(toward inner: GeometricNode?) -> [String] {
    guard let inner, inner.isSecondary, let child else { return [] }
    return [
      "It takes the size of \(child.nameInContainer) and proposes it to the overlay or background."
    ]
  }

  override func computeReach() -> CGFloat {
    keyedChildren.reduce(0) { max($0, reach(of: $1)) }
  }

  override func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    withLeaving ? layer.leaving + leavingChildren + keyedChildren : keyedChildren
  }

  override var childKeys: KeyBits {
    keyedChildren.reduce(KeyBits()) { $0.union($1.subtreeKeys) }
  }

  override var listedChildren: ContiguousArray<GeometricNode> {
    super.listedChildren + layer.listed
  }

  override package func detach() {
    super.detach()
    layer.detach()
  }
}

/// The secondary views of a node; several are arranged in a `ZStack`, which keeps the guides of a
/// single one.
package final class SecondaryLayer {
  private unowned let node: GeometricNode
  private let root: StructuralNode
  private var nodes: ContiguousArray<GeometricNode> = []

  package init(node: GeometricNode) {
    self.node = node
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: node, environment: node.environment))
    root.changed = { [unowned self] in
      nodesAreStale = true
      if self.node.isSizedBySecondaries { self.node.setNeedsMeasuring() }
    }
  }

  private var nodesAreStale = true
  private lazy var transitions = TransitionList(in: node) { [unowned self] in
    nodesAreStale = true
    node.setNeedsLayout()
  }

  /// The nodes as last listed, preceded by those that are being removed by a transition.
  var listed: ContiguousArray<GeometricNode> { leaving + nodes }

  /// Views that have been removed but are still visible.
  var leaving: ContiguousArray<GeometricNode> {
    node.graph.hasTransitions ? transitions.leaving : []
  }
  /// Whether the content is one view by its type.
  ///
  /// Determined once, because the view count may be unknown when only a part of a modifier's body
  /// is evaluated again.
  private var holdsOneView: Bool?

  package func make<Content: View>(_ content: Content, alignment: Alignment, inputs: _ViewInputs) {
    root.environment = inputs.environment
    let holdsOneView = holdsOneView ?? (Content._viewListCount() == 1)
    self.holdsOneView = holdsOneView
    if holdsOneView {
      root.makeContent(content, inputs: inputs)
    } else {
      root.makeContent(ZStack(alignment: alignment) { content }, inputs: inputs)
      (root.slots.first as? ContainerNode)?.isImplicit = true
    }
  }

  /// The nodes of the layer: one, or none if the content is empty.
  package var current: ContiguousArray<GeometricNode> {
    if nodesAreStale {
      nodesAreStale = false
      nodes = []
      root.collect(into: &nodes)
      if node.graph.hasTransitions { nodes = transitions.arrange(nodes) }
      for child in nodes {
        child.container = node
        child.isSecondary = true
      }
    }
    return nodes
  }

  package func joined(
    with children: ContiguousArray<GeometricNode>, isBehind: Bool
  ) -> ContiguousArray<GeometricNode> {
    isBehind ? current + children : children + current
  }

  /// Proposes the node's size to the layer and aligns its guides with those of the node.
  func place(alignment: Alignment) {
    guard let secondary = current.first else { return }
    let own = ViewDimensions(node: node, size: node.size, proposal: node.proposal)
    let offer = ProposedViewSize(node.size)
    let dimensions = secondary.dimensions(offer)
    let origin = CGPoint(
      x: own[alignment.horizontal] - dimensions[alignment.horizontal],
      y: own[alignment.vertical] - dimensions[alignment.vertical])
    node.place(secondary, at: origin, proposal: offer)
  }

  package func detach() {
    root.detach()
    if node.graph.hasTransitions { transitions.detach() }
  }
}
