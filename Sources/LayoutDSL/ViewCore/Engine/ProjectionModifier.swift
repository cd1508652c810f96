import Foundation

/// A modifier that projects the drawing of a view and leaves its layout unchanged.
package protocol ProjectionModifier: EngineModifier {
  /// Returns the transform from the view's space to the space around it.
  nonisolated func projection(size: CGSize) -> ProjectionTransform
  /// Whether frames of descendants are reported without the projection.
  nonisolated var isIgnoredByLayout: Bool { get }
}

extension ProjectionModifier {
  package nonisolated var isIgnoredByLayout: Bool { false }

  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(ProjectionNode<Self>.self, modifier, content: content)
  }
}

/// The node of a modifier that projects the drawing of a view.
package final class ProjectionNode<Modifier: ProjectionModifier>: UnaryNode<Modifier> {
  /// Frames of descendants are reported without the perspective.
  override var contentTransform: CGAffineTransform? {
    modifier.isIgnoredByLayout ? nil : modifier.projection(size: size).affinePart
  }

  override var contentProjection: ProjectionTransform? { modifier.projection(size: size) }

  /// Changes only the drawing; layout is unaffected.
  override func update(_ new: Modifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = animated(new)
    graph.positionsChanged()
  }

  override func modifierWasAnimated() {
    graph.positionsChanged()
  }

  override var details: NodeDetails { modifier.details }
  override var animatesFrame: Bool { true }
  override var isolatesFrames: Bool { true }

  override func computeReach() -> CGFloat { .infinity }

  override package func display(in context: inout DisplayContext) {
    context.display(through: modifier.projection(size: shownSize)) { displayChildren(in: &$0) }
  }
}

extension DisplayContext {
  /// Paints through a projection from the space of `body` to that of the current node.
  mutating func display(
    through projection: ProjectionTransform, _ body: (inout DisplayContext) -> Void
  ) {
    if projection.isAffine { return display(through: projection.affinePart, body) }
    let outer = self
    let toList = projection.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: outer.origin.x, y: outer.origin.y)))
    group(.projection(toList)) { context in
      context.origin = .zero
      context.alignsToPixels = false
      context.visibleRect = nil
      body(&context)
      context.origin = outer.origin
      context.alignsToPixels = outer.alignsToPixels
      context.visibleRect = outer.visibleRect
    }
  }
}
