// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Drawings of a pencil, which keep their strokes.

public struct PKInk: Hashable, Codable {
  public struct InkType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pen = InkType(rawValue: "com.apple.ink.pen")
    public static let pencil = InkType(rawValue: "com.apple.ink.pencil")
    public static let marker = InkType(rawValue: "com.apple.ink.marker")
    public static let monoline = InkType(rawValue: "com.apple.ink.monoline")
    public static let fountainPen = InkType(rawValue: "com.apple.ink.fountainPen")
    public static let watercolor = InkType(rawValue: "com.apple.ink.watercolor")
    public static let crayon = InkType(rawValue: "com.apple.ink.crayon")
  }
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) {
    (self.inkType, self.color) = (inkType, color)
  }

  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    inkType = try values.decode(InkType.self)
    let parts = try values.decode([CGFloat].self)
    guard parts.count == 4 else { throw CocoaError(.coderReadCorrupt) }
    color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(inkType)
    try values.encode(color.cgColor.components ?? [])
  }
}

public protocol PKTool {}
public struct PKInkingTool: PKTool, Hashable {
  public typealias InkType = PKInk.InkType
  public var ink: PKInk
  public var width: CGFloat
  public var inkType: InkType { ink.inkType }
  public var color: UIColor { ink.color }
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    ink = PKInk(inkType, color: color)
    self.width = width ?? 2
  }
  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
}
public struct PKEraserTool: PKTool, Hashable {
  public enum EraserType: Hashable, Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public var width: CGFloat
  public init(_ eraserType: EraserType, width: CGFloat = 16) {
    (self.eraserType, self.width) = (eraserType, width)
  }
}
public struct PKLassoTool: PKTool, Hashable {
  public init() {}
}

public struct PKStrokePoint: Hashable, Codable, Sendable {
  public var location: CGPoint
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  public var force: CGFloat
  public var azimuth: CGFloat
  public var altitude: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force, self.azimuth) = (opacity, force, azimuth)
    self.altitude = altitude
  }
}
public struct PKStrokePath: RandomAccessCollection, Codable, Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(index: Int) -> PKStrokePoint { points[index] }
}
public struct PKStroke: Codable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
  }
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    ink = try values.decode(PKInk.self)
    path = try values.decode(PKStrokePath.self)
    let parts = try values.decode([CGFloat].self)
    guard parts.count == 6 else { throw CocoaError(.coderReadCorrupt) }
    transform = CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(ink)
    try values.encode(path)
    try values.encode([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }
  /// The box of the points, with half the greatest width around it.
  public var renderBounds: CGRect {
    let boxes = path.map { point in
      CGRect(origin: point.location, size: .zero).applying(transform)
        .insetBy(dx: -point.size.width / 2, dy: -point.size.height / 2)
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

public struct PKDrawing: Codable {
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
  /// Reads a drawing that `dataRepresentation()` wrote.
  public init(data: Data) throws {
    self = try JSONDecoder().decode(PKDrawing.self, from: data)
  }
  public var bounds: CGRect {
    strokes.dropFirst().reduce(strokes.first?.renderBounds ?? .zero) { $0.union($1.renderBounds) }
  }
  /// The strokes as data, in a format of this package.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public mutating func transform(using transform: CGAffineTransform) {
    self = transformed(using: transform)
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map {
        PKStroke(
          ink: $0.ink, path: $0.path, transform: $0.transform.concatenating(transform))
      })
  }
  /// Draws a part of the drawing.
  @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
      draw(in: context.cgContext)
    }
  }

  fileprivate func draw(in context: CGContext) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for stroke in strokes {
      guard let first = stroke.path.first else { continue }
      context.setStrokeColor(stroke.ink.color.cgColor)
      context.setLineWidth(max(first.size.width, 0.5))
      context.beginPath()
      context.move(to: first.location.applying(stroke.transform))
      for point in stroke.path.dropFirst() {
        context.addLine(to: point.location.applying(stroke.transform))
      }
      context.strokePath()
    }
  }
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A drawing on the screen; fingers do not reach it.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  /// The delegate of the drawing, which is that of the scroll view.
  @_nonoverride
  open var delegate: (any PKCanvasViewDelegate)? {
    get { (self as UIScrollView).delegate as? any PKCanvasViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  open var drawing = PKDrawing() {
    didSet {
      setNeedsDisplay()
      delegate?.canvasViewDrawingDidChange(self)
    }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isRulerActive = false
  open var allowsFingerDrawing = true
  open var isDrawingEnabled = true
  public let drawingGestureRecognizer = UIGestureRecognizer()

  open override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map(drawing.draw)
  }
}

@MainActor @preconcurrency public protocol PKToolPickerObserver: NSObjectProtocol {}
/// The tools, which are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var isVisible: Bool { false }
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public override init() { super.init() }
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
extension PKCanvasView: PKToolPickerObserver {}
