import Drawing
import Foundation

/// A gradient of a PDF: an axial or radial shading.
struct PDFShading {
  private let coordinates: [Double]
  private let isRadial: Bool
  private let stops: [GradientStop]
  /// Whether the first and the last colour extend outside.
  private let extends: (start: Bool, end: Bool)

  /// Reads a shading; nil if it is of another type or damaged.
  init?(_ value: PDFValue?, in document: PDFDocument, _ resources: [String: PDFValue]) {
    guard let dictionary = document.dictionary(value),
      let type = document.integer(dictionary["ShadingType"]), type == 2 || type == 3,
      let coordinates = document.numbers(dictionary["Coords"]),
      coordinates.count == (type == 2 ? 4 : 6),
      let function = PDFFunction(dictionary["Function"], in: document),
      let space = PDFColorSpace(dictionary["ColorSpace"], in: document, resources)
    else { return nil }
    self.coordinates = coordinates
    isRadial = type == 3
    let ends = (document.array(dictionary["Extend"]) ?? []).map {
      if case .bool(true) = document.resolved($0) { true } else { false }
    }
    extends = ends.count == 2 ? (ends[0], ends[1]) : (false, false)
    let domain = document.numbers(dictionary["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    let steps = 32
    let inputs =
      function.corners(from: domain[0], to: domain[1])
      ?? (0...steps).map { domain[0] + (domain[1] - domain[0]) * Double($0) / Double(steps) }
    stops = inputs.map {
      GradientStop(
        color: space.color(function($0)),
        location: CGFloat(($0 - domain[0]) / (domain[1] - domain[0])), mixture: .device)
    }
  }

  /// Returns the items that paint the shading.
  ///
  /// - Parameters:
  ///   - area: The rectangle to cover, in the space of the shading.
  func items(over area: CGRect, opacity: Double) -> [DisplayItem] {
    let stops = stops.map {
      GradientStop(
        color: $0.color.multiplyingOpacity(by: Float(opacity)), location: $0.location,
        mixture: $0.mixture)
    }
    let start = CGPoint(x: coordinates[0], y: coordinates[1])
    guard !isRadial else {
      let end = CGPoint(x: coordinates[3], y: coordinates[4])
      let radius = max(coordinates[2], coordinates[5], 1e-6)
      // If the circles have different centres, the outer one is used.
      let isReversed = coordinates[2] > coordinates[5]
      let center = isReversed ? start : end
      let ordered =
        isReversed
        ? stops.reversed().map {
          GradientStop(color: $0.color, location: 1 - $0.location, mixture: $0.mixture)
        } : stops
      let paint = Paint.radialGradient(
        ordered, center: center, startRadius: min(coordinates[2], coordinates[5]),
        endRadius: radius)
      let goesOn = isReversed ? extends.start : extends.end
      let circle = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return [.fill(goesOn ? Path(area) : Path(ellipseIn: circle), paint, FillStyle())]
    }
    let end = CGPoint(x: coordinates[2], y: coordinates[3])
    let axis = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = (axis.x * axis.x + axis.y * axis.y).squareRoot()
    guard length > 0 else { return [] }
    let paint = Paint.linearGradient(stops, start: start, end: end)
    if extends == (true, true) { return [.fill(Path(area), paint, FillStyle())] }
    // A strip across the axis, as long as the area needs on the sides that extend.
    let reach =
      abs(area.width) + abs(area.height) + abs(area.midX - start.x) + abs(area.midY - start.y)
      + length
    let unit = CGPoint(x: axis.x / length, y: axis.y / length)
    let first = extends.start ? -reach : 0, last = extends.end ? reach : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + unit.x * along - unit.y * across, y: start.y + unit.y * along + unit.x * across
      )
    }
    var strip = Path()
    strip.addLines([
      corner(first, -reach), corner(last, -reach), corner(last, reach), corner(first, reach),
    ])
    strip.closeSubpath()
    return [.fill(strip, paint, FillStyle())]
  }
}
