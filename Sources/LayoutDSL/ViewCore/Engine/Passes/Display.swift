import Foundation

// Display: the drawing commands of a frame, in a `DisplayContext`.
//
// 1. `DisplayContext.display` moves the origin to the child and calls its `display(in:)`.
// 2. A node paints itself and its children; a node without drawing of its own paints its children
//    (`displayChildren`).
// 3. Children that are being removed by a transition are painted first, then the others in order of
//    `zIndex`; equal values keep tree order.
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
  /// The child nodes in the order in which they are painted.
  var paintOrder: ContiguousArray<GeometricNode> { get }
  /// Computes the distance by which painting may extend beyond the node's frame.
  func computeReach() -> CGFloat
  /// A hook for nodes that cache how far their children paint.
  func childReachDidChange(_ child: GeometricNode)
}

extension GeometricNode {
  // MARK: Painting

  /// Paints the children in order of `zIndex`.
  package final func displayChildren(in context: inout DisplayContext) {
    var children = children
    // Views that are being removed are painted behind the others.
    if let transitions = animators?.transitions { children = transitions.leaving + children }
    guard graph.hasZIndices, children.contains(where: { $0.zIndex != 0 }) else {
      for child in children {
        context.display(child)
      }
      return
    }
    let ordered = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in ordered {
      context.display(child)
    }
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
