import Foundation

/// A modifier that transforms the drawing of a view and leaves its layout unchanged.
package protocol TransformEffect: EngineModifier {
  /// Returns the transform from the view's space to the space around it.
  nonisolated func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform
  /// Whether directions inside the view may differ from those outside, so that descendants animate
  /// their frames within the view.
  nonisolated var isolatesFrames: Bool { get }
  /// One line about the modifier, for layout trees.
  nonisolated var summary: String { get }
  /// One sentence about the effect on the view.
  nonisolated var explanation: String { get }
}

extension TransformEffect {
  package nonisolated var explanation: String {
    "It changes where its view is drawn, not the layout."
  }
  package nonisolated var isolatesFrames: Bool { true }

  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(TransformNode<Self>.self, modifier, content: content)
  }
}

/// The node of a modifier that transforms the drawing of a view.
package final class TransformNode<Effect: TransformEffect>: UnaryNode<Effect> {
  override var contentTransform: CGAffineTransform? {
    modifier.transform(size: size, layoutDirection: environment.values.layoutDirection)
  }

  private var shownTransform: CGAffineTransform {
    modifier.transform(size: shownSize, layoutDirection: environment.values.layoutDirection)
  }

  override var animatesFrame: Bool { modifier.isolatesFrames }
  override var isolatesFrames: Bool { modifier.isolatesFrames }

  /// Changes only the drawing; layout is unaffected.
  override func update(_ new: Effect, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = animated(new)
    reachDidChange()
    graph.positionsChanged()
  }

  override func computeReach() -> CGFloat {
    guard let map = contentTransform, map.a == 1, map.b == 0, map.c == 0, map.d == 1 else {
      return .infinity
    }
    return withChild { reach(of: $0, movedBy: CGPoint(x: map.tx, y: map.ty)) } ?? 0
  }

  override func modifierWasAnimated() {
    reachDidChange()
    graph.positionsChanged()
  }

  override package func display(in context: inout DisplayContext) {
    context.displayChildren(of: self, through: shownTransform)
  }

  override func explanation(toward inner: GeometricNode?) -> [String] { [modifier.explanation] }
  override package var summary: String { modifier.summary }
  override var details: NodeDetails { modifier.details }
}

extension DisplayContext {
  /// Paints the children of a node through a transform from its content space to its own.
  mutating func displayChildren(of node: GeometricNode, through map: CGAffineTransform) {
    display(through: map) { node.displayChildren(in: &$0) }
  }

  /// Paints through a transform from the space of `body` to that of the current node.
  mutating func display(
    through map: CGAffineTransform, _ body: (inout DisplayContext) -> Void
  ) {
    let outer = self
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      origin = CGPoint(x: outer.origin.x + map.tx, y: outer.origin.y + map.ty)
      body(&self)
      origin = outer.origin
      return
    }
    // The list inside the group is in the space of the content.
    let toList = map.concatenating(
      CGAffineTransform(translationX: outer.origin.x, y: outer.origin.y))
    group(.transform(toList)) { context in
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
