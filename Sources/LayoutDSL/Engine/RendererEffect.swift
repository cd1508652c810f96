import Foundation

/// A modifier that changes pixels and not geometry.
package protocol RendererEffect: NodeModifier where Node == RendererEffectNode<Self> {
  /// The effect on what a view of that size shows; nil for none. `context.origin` is the view's
  /// top-leading corner.
  nonisolated func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect?
  /// One line about the modifier, for dumps.
  nonisolated var summary: String { get }
}

/// The node of a modifier that changes pixels.
package final class RendererEffectNode<Effect: RendererEffect>: UnaryNode<Effect> {
  override func display(in context: inout DisplayContext) {
    guard let effect = modifier.effect(size: size, environment: environment, context: context)
    else { return displayChildren(in: &context) }
    context.group(effect) { displayChildren(in: &$0) }
  }

  override package var summary: String { modifier.summary }
}
