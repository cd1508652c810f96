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

  /// The object that is asked for the content and the layout of the layer; it is not asked.
  public var delegate: (any CALayerDelegate)? {
    get { delegateObject as? any CALayerDelegate }
    set { delegateObject = newValue }
  }
}

/// An object that is asked for the content and the layout of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the content of a layer.
  func display(_ layer: CALayer)
  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content of a layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Sets the frames of the layers in a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns what happens when a property changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
