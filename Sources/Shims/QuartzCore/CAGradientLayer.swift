import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer, LayerDrawing {
  /// The colours: objects of `CGColor`.
  open var colors: [Any]?
  /// The places of the colours, 0…1; nil for equal distances.
  open var locations: [NSNumber]?
  /// The start, in fractions of the layer; the centre for other kinds than the first.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in fractions of the layer; a corner around an ellipse, or the first direction.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  package func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.resolved }
    guard let paint = paint(of: colors, in: rect) else { return [] }
    return [.fill(outline(in: rect), paint, FillStyle())]
  }

  private func paint(of colors: [ResolvedColor], in rect: CGRect) -> Paint? {
    guard let first = colors.first else { return nil }
    guard colors.count > 1 else { return .color(first) }
    let last = CGFloat(colors.count - 1)
    let places =
      locations.flatMap { $0.count == colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
      ?? colors.indices.map { CGFloat($0) / last }
    // Locations ascend in a gradient of the display list.
    var least: CGFloat = 0
    let stops = zip(colors, places).map { color, place in
      least = max(least, min(place, 1))
      return GradientStop(color: color, location: least, mixture: .device)
    }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      return .ellipticalGradient(
        stops, center: start, startRadii: .zero,
        endRadii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    case .conic:
      let angle = deterministicArcTangent(Double(end.y - start.y), Double(end.x - start.x))
      return .angularGradient(
        stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: return .linearGradient(stops, start: start, end: end)
    }
  }
}
