import Foundation

/// A modifier that changes pixels but not geometry.
package protocol RendererEffect: EngineModifier {
  /// Returns the effect on a view of that size; nil for none. `context.origin` is the view's
  /// top-leading corner.
  nonisolated func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect?
  /// The distance by which the effect may move pixels, in points.
  nonisolated var reach: CGFloat { get }
  /// Whether the view can be touched.
  nonisolated var allowsTouches: Bool { get }
  /// Whether the effect depends on the frame of the view, and not only on its drawing.
  nonisolated var dependsOnFrame: Bool { get }
  /// Whether nothing outside the frame of the view can be seen, or nothing of the view at all.
  nonisolated var hidesOverflow: Bool { get }
  /// Whether the views inside are not on the screen, so that they have disappeared.
  nonisolated var hidesContent: Bool { get }
  /// The problem with an effect that is not drawn; nil for one that is.
  nonisolated var mistake: Diagnostic.Problem? { get }
  /// One line about the modifier, for layout trees.
  nonisolated var summary: String { get }
}

extension RendererEffect {
  package nonisolated var reach: CGFloat { 0 }
  package nonisolated var allowsTouches: Bool { true }
  package nonisolated var dependsOnFrame: Bool { false }
  package nonisolated var hidesOverflow: Bool { false }
  package nonisolated var hidesContent: Bool { false }
  package nonisolated var mistake: Diagnostic.Problem? { nil }

  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(RendererEffectNode<Self>.self, modifier, content: content)
  }
}

/// The node of a modifier that changes pixels.
package final class RendererEffectNode<Effect: RendererEffect>: UnaryNode<Effect> {
  private var hidContent: Bool

  required init(_ modifier: Effect, inputs: _ViewInputs) {
    hidContent = modifier.hidesContent
    super.init(modifier, inputs: inputs)
  }

  /// Changes only pixels; layout is unaffected.
  override func update(_ new: Effect, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = animated(new)
    modifierWasAnimated()
  }

  override func modifierWasAnimated() {
    reachDidChange()
    guard hidesContent != hidContent else { return }
    hidContent = hidesContent
    appearanceDidChange()
  }

  override var hidesContent: Bool { modifier.hidesContent }

  override func computeReach() -> CGFloat { super.computeReach() + modifier.reach }

  override package func display(in context: inout DisplayContext) {
    let place = context.origin
    context.origin = CGPoint(x: place.x + shownShift.x, y: place.y + shownShift.y)
    let effect = modifier.effect(size: shownSize, environment: environment, context: context)
    context.origin = place
    guard let effect else { return displayChildren(in: &context) }
    context.group(effect) { displayChildren(in: &$0) }
  }

  override func mayBeHit(at point: CGPoint) -> Bool { modifier.allowsTouches }

  override var animatesFrame: Bool { modifier.dependsOnFrame }
  override var overflow: OverflowTraits { modifier.hidesOverflow ? .cutsOff : [] }
  override var mistake: Diagnostic.Problem? { modifier.mistake }
  override package var summary: String { modifier.summary }
  override var details: NodeDetails { modifier.details }
}
