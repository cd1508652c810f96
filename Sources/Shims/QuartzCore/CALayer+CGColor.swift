import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

extension CGColor: LayerColor {
  package var layerColor: Color { Color(resolved) }
}

extension CALayer {
  /// The colour behind the content; nil for none.
  public var backgroundColor: CGColor? {
    get { backgroundFill as? CGColor }
    set { backgroundFill = newValue }
  }

  /// The colour of the border; nil for black.
  public var borderColor: CGColor? {
    get { borderInk as? CGColor }
    set { borderInk = newValue }
  }

  /// The colour of the shadow; nil for black.
  public var shadowColor: CGColor? {
    get { shadowInk as? CGColor }
    set { shadowInk = newValue }
  }

  /// The path of the shadow, which is not used: the shadow has the shape of what is drawn.
  public var shadowPath: CGPath? {
    get { (shadowShape as? ShadowPath)?.path }
    set { shadowShape = newValue.map(ShadowPath.init) }
  }
}

extension CGImage: LayerPicture {
  package var layerImage: DisplayImage { image }
}

/// A path as an object, which a layer keeps.
private final class ShadowPath: NSObject {
  let path: CGPath

  init(_ path: CGPath) {
    self.path = path
  }
}
