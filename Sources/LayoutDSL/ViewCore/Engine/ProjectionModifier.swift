import Foundation

/// A modifier that maps what a view shows through a projection and leaves its layout alone.
package protocol ProjectionModifier: EngineModifier {
  /// The map from the view's space to the space around it.
  nonisolated func projection(size: CGSize) -> ProjectionTransform
  /// Whether frames inside are read as if the view were not moved.
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

/// The node of a modifier that projects what a view shows.
package final class ProjectionNode<Modifier: ProjectionModifier>: UnaryNode<Modifier> {
  /// Frames inside are read without the perspective.
  override var contentTransform: CGAffineTransform? {
    modifier.isIgnoredByLayout ? nil : modifier.projection(size: size).affinePart
  }

  override var contentProjection: ProjectionTransform? { modifier.projection(size: size) }

  /// Moves what is shown; nothing is laid out.
  override func update(_ new: Modifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = animated(new)
    graph.positionsChanged()
  }

  override func modifierWasAnimated() {
    graph.positionsChanged()
  }

  override var animatesFrame: Bool { true }
  override var isolatesFrames: Bool { true }

  override func computeReach() -> CGFloat { .infinity }

  override package func display(in context: inout DisplayContext) {
    context.display(through: modifier.projection(size: shownSize)) { displayChildren(in: &$0) }
  }
}

extension DisplayContext {
  /// Paints through a projection from the space of what `body` paints to that of the node being
  /// painted.
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
