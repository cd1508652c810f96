#if os(Linux) || !canImport(QuartzCore)
  import CoreGraphics
  import Foundation

  /// An action for a change of a property of a layer, which is never run.
  public protocol CAAction: AnyObject {
    /// Called when the property changes.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
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
    /// Returns the action for a change of a property; it is not called.
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
#endif
