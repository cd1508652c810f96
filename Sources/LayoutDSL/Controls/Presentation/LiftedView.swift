import Foundation
import ViewCore

/// Draws a part of the node of another view.
nonisolated struct LiftedView: LeafView {
  let node: GeometricNode
  let part: CGRect

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize { part.size }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    guard node.isAttached else { return }
    let outer = context
    context.visibleRect = nil
    context.origin.x -= part.minX
    context.origin.y -= part.minY
    node.display(in: &context)
    (context.visibleRect, context.origin) = (outer.visibleRect, outer.origin)
  }
}
