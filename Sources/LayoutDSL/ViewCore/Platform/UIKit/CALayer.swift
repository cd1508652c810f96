#if os(Linux) || !canImport(QuartzCore)
  import Foundation

  /// A colour of a layer: `CGColor` of the module CoreGraphics.
  package protocol LayerColor {
    var layerColor: Color { get }
  }

  /// The corners of a layer, for code written for UIKit.
  public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }

  /// The shape of rounded corners of a layer, for code written for UIKit.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A smoother curve.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// A layer, for code written for UIKit: its colour, border, corners and opacity are drawn.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border inside the edges, in points.
    open var borderWidth: CGFloat = 0
    /// Whether the content is clipped to the corners.
    open var masksToBounds = false
    /// The opacity, 0…1.
    open var opacity: Float = 1
    /// Whether the layer is hidden.
    open var isHidden = false
    /// The order among the layers beside it; it has no effect.
    open var zPosition: CGFloat = 0
    /// The frame of the layer, in points.
    open var frame = CGRect.zero
    /// The radius of the shadow, in points; shadows of layers are not drawn.
    open var shadowRadius: CGFloat = 3
    /// The opacity of the shadow; shadows of layers are not drawn.
    open var shadowOpacity: Float = 0
    /// The distance of the shadow, in points; shadows of layers are not drawn.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The layers in this layer; they are not drawn.
    public private(set) var sublayers: [CALayer]?
    /// The colours, which have the type of another module.
    package var backgroundFill: (any LayerColor)?
    package var borderInk: (any LayerColor)?
    package var shadowInk: (any LayerColor)?

    /// Creates a layer.
    public override init() {
      super.init()
    }

    /// The bounds of the layer in its own space, in points.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
      sublayers = (sublayers ?? []) + [layer]
    }

    /// Adds a layer at a place from the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(index), layers.count))
      sublayers = layers
    }

    var fill: Color? { backgroundFill?.layerColor }

    func outline(in rect: CGRect) -> Path {
      guard cornerRadius > 0 else { return Path(rect) }
      let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
      let corner = { (corner: CACornerMask) in self.maskedCorners.contains(corner) ? radius : 0 }
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
          bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
        style: cornerCurve == .continuous ? .continuous : .circular)
    }

    func border(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      guard borderWidth > 0, rect.width > 0, rect.height > 0 else { return [] }
      let color = (borderInk?.layerColor ?? .black).resolve(in: environment)
      let inner = rect.insetBy(
        dx: min(borderWidth, rect.width) / 2, dy: min(borderWidth, rect.height) / 2)
      let line = outline(in: inner).strokedPath(StrokeStyle(lineWidth: borderWidth))
      return [.fill(line, .color(color), FillStyle())]
    }
  }
#endif
