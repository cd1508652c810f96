import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

/// The end of a line of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the width beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The corner of a line of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// The rule that decides the inside of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Around which the path winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Around which the path goes an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer, LayerDrawing {
  /// The path, in the space of the layer; nil for none.
  open var path: CGPath?
  /// The colour of the inside; nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule that decides the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor?
  /// The start of the line, as a fraction of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the line, as a fraction of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The longest corner, in widths.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset of the first dash, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?

  package func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard let path = path?.path, !path.isEmpty else { return [] }
    var items: [DisplayItem] = []
    if let fillColor {
      items.append(
        .fill(path, .color(fillColor.resolved), FillStyle(eoFill: fillRule == .evenOdd)))
    }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      let line =
        strokeStart > 0 || strokeEnd < 1
        ? path.trimmedPath(from: strokeStart, to: strokeEnd) : path
      let style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join,
        miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: lineDashPhase)
      items.append(.stroke(line, .color(strokeColor.resolved), style))
    }
    guard !items.isEmpty else { return [] }
    let move = CGAffineTransform(
      translationX: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    return [.group(.transform(move), DisplayList(items: items))]
  }
}
