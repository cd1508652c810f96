import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

extension CALayer {
  /// Draws the layer and the layers in it into a context, from the origin of its space.
  public func render(in ctx: CGContext) {
    let place = CGRect(origin: .zero, size: bounds.size)
    let environment = ViewGraph.evaluator?.evaluatedNode.environment ?? EnvironmentValues()
    ctx.draw(DisplayList(items: items(in: place, environment: environment)))
  }
}
