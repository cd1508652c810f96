import Foundation

// Display: the drawing commands of a frame, in a `DisplayContext`.
//
// 1. `DisplayContext.display` moves the origin to the child and calls its `display(in:)`.
// 2. A node paints itself and its children; a node without drawing of its own paints its children
//    (`displayChildren`).
// 3. `paintOrder` has the children in order of `zIndex`, unless the node has layers of its own;
//    equal values keep tree order, preceded by views that are being removed by a transition. Hit
//    testing and the explanation of a point use the same order in reverse, without the latter.
//
// Reach: the distance by which painting may extend beyond a frame. Containers skip children that
// cannot be visible.
//
// 1. `reach` is computed from the node and its children when it is first read (`computeReach`).
// 2. Placing a node, or a change of what it paints, calls `reachDidChange`, which invalidates the
//    reach of the node and of its containers up to one whose reach is not known.
// 3. Each container on the way is notified, so that it can update only what the child has changed
//    (`childReachDidChange`).

/// The hooks of the display pass, which subclasses of `GeometricNode` override.
protocol DisplayHooks: AnyObject {
  /// Paints the node, whose top-leading corner is `context.origin`.
  func display(in context: inout DisplayContext)
  /// Returns the child nodes in the order in which they are painted, which is the reverse of the
  /// order in which they are hit.
  ///
  /// `withLeaving` adds views that are being removed by a transition, which are painted but cannot
  /// be hit.
  func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode>
  /// Computes the distance by which painting may extend beyond the node's frame.
  func computeReach() -> CGFloat
  /// A hook for nodes that cache how far their children paint.
  func childReachDidChange(_ child: GeometricNode)
}

extension GeometricNode {
  // MARK: Painting

  /// Paints the children in `paintOrder`.
  package final func displayChildren(in context: inout DisplayContext) {
    for child in paintOrder(withLeaving: true) {
      context.display(child)
    }
  }

  /// Returns children of this node in the order in which they are painted.
  ///
  /// 1. With `withLeaving`, views that are being removed by a transition precede the others.
  /// 2. All are sorted by `zIndex`; nodes with equal values keep their order.
  final func inZOrder(
    _ children: ContiguousArray<GeometricNode>, withLeaving: Bool
  ) -> ContiguousArray<GeometricNode> {
    var nodes = children
    if withLeaving, let transitions = animators?.transitions {
      nodes = transitions.leaving + nodes
    }
    guard graph.hasZIndices, nodes.contains(where: { $0.zIndex != 0 }) else { return nodes }
    return ContiguousArray(
      nodes.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element))
  }

  /// The children that are being removed by a transition; they are painted but cannot be hit.
  final var leavingChildren: ContiguousArray<GeometricNode> {
    animators?.transitions?.leaving ?? []
  }

  // MARK: Reach

  /// The distance by which painting may extend beyond the node's frame, in points; ∞ if unknown.
  final var reach: CGFloat {
    if knownReach.isNaN { knownReach = computeReach() }
    return knownReach
  }

  /// Returns the distance by which a child's painting may extend beyond this node's frame.
  final func reach(of child: GeometricNode, movedBy shift: CGPoint = .zero) -> CGFloat {
    let left = child.origin.x + shift.x, top = child.origin.y + shift.y
    let frame = max(-left, -top, left + child.size.width - size.width)
    let result = max(frame, top + child.size.height - size.height) + child.reach
    return result.isNaN ? .infinity : max(result, 0)
  }

  /// Invalidates the reach of this node and its containers.
  final func reachDidChange() {
    // Not computed since the last change, as in every first layout.
    if knownReach.isNaN { return }
    var node = self
    while !node.knownReach.isNaN {
      node.knownReach = .nan
      guard let container = node.container else { return }
      container.childReachDidChange(node)
      node = container
    }
  }
}
