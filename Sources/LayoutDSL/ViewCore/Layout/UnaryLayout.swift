import Foundation

/// A modifier that moves or resizes one view.
package protocol UnaryLayout: EngineModifier {
  /// Returns the size for a proposal, in points, including the child.
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize
  /// Returns the origin of the child in a node of that size, and the proposal for the child.
  nonisolated func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  /// Returns the spacing of the modified view.
  nonisolated func spacing(of child: GeometricNode) -> ViewSpacing
  /// Whether the node has the same size for every proposal, given its child.
  nonisolated func isRigid(around child: GeometricNode) -> Bool
  /// The class of the modifier's nodes.
  ///
  /// A protocol requirement, so that each conformance resolves the class once instead of per node.
  nonisolated static var nodeType: UnaryNode<Self>.Type { get }
  /// One line about the modifier, for layout trees.
  nonisolated var summary: String { get }
  /// Returns what the modifier changed or clamped, one sentence each, for a placed node.
  nonisolated func explanation(of child: GeometricNode, in node: GeometricNode) -> [String]
  /// The guides with which the modifier aligns its view.
  nonisolated var alignmentKeys: [AlignmentKey] { get }
  /// The mistake in the modifier's values, if any.
  nonisolated var mistake: Diagnostic.Problem? { get }
  /// The part that the modifier plays where a view is too wide.
  nonisolated var overflow: OverflowTraits { get }
}

extension UnaryLayout {
  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(nodeType, modifier, content: content)
  }

  package nonisolated func spacing(of child: GeometricNode) -> ViewSpacing { child.spacing() }
  package nonisolated func isRigid(around child: GeometricNode) -> Bool { false }
  package nonisolated static var nodeType: UnaryNode<Self>.Type { UnaryLayoutNode<Self>.self }
  package nonisolated var summary: String { "" }
  package nonisolated func explanation(
    of child: GeometricNode, in node: GeometricNode
  ) -> [String] { [] }
  package nonisolated var alignmentKeys: [AlignmentKey] { [] }
  package nonisolated var mistake: Diagnostic.Problem? { nil }
  package nonisolated var overflow: OverflowTraits { [] }
}

/// The node of a modifier that moves or resizes one view.
package final class UnaryLayoutNode<Modifier: UnaryLayout>: UnaryNode<Modifier> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withChild { modifier.sizeThatFits(proposal, child: $0, node: self) } ?? .zero
  }

  override func computeIsRigid() -> Bool { withChild { modifier.isRigid(around: $0) } ?? false }

  /// If spacing and priority are unchanged, the neighbours are not invalidated.
  override func update(_ new: Modifier, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if hasSameEnvironment, !isValueAnimated, bitwiseEqual(modifier, new) { return }
    let former = spacing()
    modifier = animated(new)
    if hasSameEnvironment, spacing() == former { setNeedsMeasuring() } else { setNeedsLayout() }
  }

  override func placeChildren() {
    withChild { child in
      let placement = modifier.placement(of: child, size: size, proposal: proposal, node: self)
      place(child, at: placement.origin, proposal: placement.proposal)
    }
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child else { return nil }
    let placement = modifier.placement(of: child, size: size, proposal: proposal, node: self)
    return child.dimensions(placement.proposal).explicitValue(of: key).map {
      $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
  }

  override func spacing() -> ViewSpacing {
    withChild { modifier.spacing(of: $0) } ?? .plain
  }

  override package var summary: String { modifier.summary }

  override var alignmentKeys: [AlignmentKey] { modifier.alignmentKeys }
  override var mistake: Diagnostic.Problem? { modifier.mistake }
  override var overflow: OverflowTraits { modifier.overflow }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    child.map { modifier.explanation(of: $0, in: self) } ?? []
  }
}

extension GeometricNode {
  /// Returns the origin at which the guides of a child meet those of a node of `size`; `offer` is
  /// the proposal to the child.
  ///
  /// The node's own guides are the default ones (fact `ag-frame-alignment-uses-guide`).
  func origin(
    aligning child: GeometricNode, offered offer: ProposedViewSize, to alignment: Alignment,
    in size: CGSize
  ) -> CGPoint {
    let childSize = child.measure(offer)
    func distance(_ key: AlignmentKey) -> CGFloat {
      let own =
        if let fraction = key.fraction {
          fraction * (key.axis == .horizontal ? size.width : size.height)
        } else {
          key.id.defaultValue(
            in: ViewDimensions(node: self, size: size, proposal: ProposedViewSize(size)))
        }
      return own - child.guide(key, size: childSize, proposal: offer)
    }
    return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
  }
}
