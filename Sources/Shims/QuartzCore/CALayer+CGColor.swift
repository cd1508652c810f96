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

  /// The path of the shadow; nil for the shape of what is drawn.
  public var shadowPath: CGPath? {
    get { shadowShape as? CGPath }
    set { shadowShape = newValue }
  }
}

extension CGImage: LayerPicture {
  package var layerImage: DisplayImage { image }
}

extension CGPath: LayerPath {
  package var layerPath: Path { path }
}
