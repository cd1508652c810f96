import Drawing
import Foundation

/// The format of a drawing.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The bounds of the drawing, in points.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public required override init() {}

  /// The format of the screen.
  open class func preferred() -> Self { self.init() }
  /// The format of the screen.
  open class func `default`() -> Self { self.init() }
}

/// The format of a bitmap.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The range of colours that a bitmap can store.
  public enum Range: Int, Sendable {
    /// The system decides.
    case unspecified = -1
    /// The system decides.
    case automatic
    /// The colours of Display P3.
    case extended
    /// The colours of sRGB.
    case standard
  }

  /// Pixels per point; 0 for those of the screen.
  open var scale: CGFloat = 0
  /// Whether the picture is opaque.
  open var opaque = false
  /// The range of colours; it has no effect, since pictures are in sRGB.
  open var preferredRange = Range.automatic

  /// Creates a format.
  public required init() {}

  /// Creates the format for the traits of a view.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  fileprivate var pixelsPerPoint: CGFloat {
    scale > 0 ? scale : UITraitCollection.current.displayScale
  }
}

/// The context that a picture is drawn into.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(cgContext, scale: format.pixelsPerPoint) }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes pictures with drawing code of UIKit.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// The closure that draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pictures of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Creates a renderer of pictures of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws a picture; its size is zero if the size of the renderer is invalid.
  open func image(actions: DrawingActions) -> UIImage {
    let drawing = CGContext(
      size: bounds.size, scale: format.pixelsPerPoint, isOpaque: format.opaque)
    drawing.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(drawing)
    actions(UIGraphicsImageRendererContext(drawing, format: format))
    UIGraphicsPopContext()
    return UIImage(drawing, scale: format.pixelsPerPoint)
  }

  /// Draws a picture as PNG data; empty if the size of the renderer is invalid.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture as PNG data, at every quality; empty if the size of the renderer is invalid.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: DrawingActions
  ) -> Data {
    pngData(actions: actions)
  }
}

extension UIImage {
  fileprivate convenience init(_ context: CGContext, scale: CGFloat) {
    if let picture = context.makeImage() {
      self.init(cgImage: picture, scale: scale, orientation: .up)
    } else {
      self.init()
    }
  }
}

// MARK: The current context

/// The contexts of a thread, the current one last.
private final class ContextStack {
  var contexts: [(drawing: CGContext, scale: CGFloat)] = []

  static var current: ContextStack {
    let key = "LayoutDSL.UIGraphics"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append((context, 1))
}

/// Makes the previous context the current one.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// The context that UIKit draws into; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last?.drawing
}

/// Makes a transparent context of a size in points the current one, with a pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context of a size in points the current one; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  let drawing = CGContext(size: size, scale: scale, isOpaque: opaque)
  ContextStack.current.contexts.append((drawing, scale))
}

/// Returns the picture of the current context; nil if there is none or its size is invalid.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (drawing, scale) = ContextStack.current.contexts.last else { return nil }
  return drawing.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Makes the previous context the current one.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIBezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Strokes a rectangle of the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke(with: blendMode, alpha: 1)
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the colour of fills and lines of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(
      Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context.
  public func stroke() {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash.pattern, dashPhase: dash.phase)
    UIGraphicsGetCurrentContext()?.stroke(Path(cgPath), style)
  }

  /// Fills the path in the current context with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { stroke() }
  }

  private func withBlending(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Clips later drawing in the current context to the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(
      to: Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
