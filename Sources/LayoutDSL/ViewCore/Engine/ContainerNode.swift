import Foundation

/// A node that arranges several children and makes its guides and spacing of theirs.
package class ContainerNode: GeometricNode {
  /// Whether it is a stack of one view by its type: to its own container it is as that view.
  @exclusivity(unchecked) final var isIdentity = false
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  /// Not a number while it is not known.
  @exclusivity(unchecked) private var knownPriority = Double.nan

  /// Says where each child goes in a container of that size; called once a child, in order.
  func arrange(
    size: CGSize, proposal: ProposedViewSize, _ body: (GeometricNode, Placement) -> Void
  ) {}

  override func placeChildren() {
    arrange(size: size, proposal: proposal) { child, placement in
      if let size = placement.size {
        place(child, at: placement.origin, proposal: placement.proposal, size: size)
      } else {
        place(child, at: placement.origin, proposal: placement.proposal)
      }
    }
  }

  /// The value of a guide that the container itself sets; nil to merge those of its children.
  func ownAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override final func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = ownAlignment(of: key, size: size, proposal: proposal) { return own }
    guard isIdentity || key.merging != .none, childKeys.contains(graph.bit(for: key.id)) else {
      return nil
    }
    var values: [CGFloat] = []
    arrange(size: size, proposal: proposal) { child, placement in
      let dimensions = child.dimensions(placement.proposal)
      guard let value = dimensions.explicitValue(of: key) else { return }
      values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return isIdentity ? values.first : key.merge(values)
  }

  override final var layoutPriority: Double {
    guard isIdentity else { return 0 }
    // Kept, so that stacks in stacks do not each ask all those inside them.
    if knownPriority.isNaN { knownPriority = children.first?.layoutPriority ?? 0 }
    return knownPriority
  }

  /// Works out the distances the container prefers to its neighbours.
  func computeSpacing() -> ViewSpacing { .plain }

  override final func spacing() -> ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  override final func traitsDiffer() -> Bool {
    let formerPriority = knownPriority
    knownPriority = .nan
    if !formerPriority.isNaN, layoutPriority != formerPriority { return true }
    guard let former = knownSpacing else { return false }
    knownSpacing = nil
    return !(spacing() == former)
  }

  override final func computeReach() -> CGFloat {
    children.reduce(0) { max($0, reach(of: $1)) }
  }

  override func childrenDidChange() {
    answersWillBeComputed()
  }

  /// Has children measured again whose sizes depend on the axis of the container.
  final func orientationDidChange() {
    func visit(_ node: GeometricNode) {
      node.setNeedsLayout()
      node.modifiedNode.map(visit)
    }
    children.forEach(visit)
  }
}

/// Where a container puts a child: its top-leading corner in the container's space, what it is
/// offered there, and the size that it answers to that, where the container knows it.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
  var size: CGSize?
}

extension Placement {
  /// In the middle of a container that says nothing.
  init(centering child: GeometricNode, in size: CGSize) {
    proposal = ProposedViewSize(size)
    let childSize = child.measure(proposal)
    origin = CGPoint(
      x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
  }
}
