import Drawing
import Foundation

/// A gradient of an SVG document.
struct SVGGradient {
  private let stops: [GradientStop]
  private let isRadial: Bool
  /// Whether positions are fractions of the bounding box of the shape.
  private let isRelative: Bool
  private let transform: CGAffineTransform
  private let values: [String: String]

  /// Reads a gradient; nil for another element and for one without stops.
  ///
  /// A gradient inherits what it does not set from the one that it refers to.
  init?(_ element: MarkupElement, in document: SVGReader) {
    guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
    var values = element.attributes
    var stops = element.children.filter { $0.name == "stop" }
    var source = element
    // A gradient that refers to itself would never end.
    for _ in 0..<8 {
      guard let next = source.reference.flatMap({ document.elements[$0] }) else { break }
      values.merge(next.attributes) { own, _ in own }
      if stops.isEmpty { stops = next.children.filter { $0.name == "stop" } }
      source = next
    }
    self.stops = Self.stops(stops, in: document)
    if self.stops.isEmpty { return nil }
    isRadial = element.name == "radialGradient"
    isRelative = values["gradientUnits"] != "userSpaceOnUse"
    transform = CGAffineTransform(svg: values["gradientTransform"])
    self.values = values
  }

  private static func stops(_ elements: [MarkupElement], in document: SVGReader) -> [GradientStop] {
    var last: CGFloat = 0
    let stops = elements.map { element in
      let attributes = document.sheet.attributes(of: element)
      // Stops never go back.
      last = max(last, CGFloat(svgShare: attributes["offset"]) ?? 0)
      let color = attributes["stop-color"].flatMap { ResolvedColor(svg: $0) } ?? .black
      let opacity = CGFloat(svgShare: attributes["stop-opacity"]) ?? 1
      return GradientStop(
        color: color.multiplyingOpacity(by: Float(opacity)), location: last, mixture: .device)
    }
    return stops.prefix(1) + zip(stops, stops.dropFirst()).flatMap(steps)
  }

  /// Returns the stops after the first of two and up to the second.
  ///
  /// SVG interpolates colours and opacities independently, a paint weights colours by their
  /// opacities: where these differ, more stops approximate the curve.
  private static func steps(from start: GradientStop, to end: GradientStop) -> [GradientStop] {
    guard start.color.opacity != end.color.opacity else { return [end] }
    let count = 16
    return (1...count).map { index in
      let share = Float(index) / Float(count)
      func mixed(_ part: KeyPath<ResolvedColor, Float>) -> Float {
        start.color[keyPath: part] + (end.color[keyPath: part] - start.color[keyPath: part]) * share
      }
      return GradientStop(
        color: ResolvedColor(
          red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)),
        location: start.location + (end.location - start.location) * CGFloat(share),
        mixture: .device)
    }
  }

  private func value(_ name: String, _ standard: CGFloat, of length: CGFloat) -> CGFloat {
    guard let text = values[name] else { return isRelative ? standard : standard * length }
    if text.hasSuffix("%") {
      let share = (Double(text.dropLast()).map { CGFloat($0) } ?? 0) / 100
      return isRelative ? share : share * length
    }
    return CGFloat(svgLength: text) ?? 0
  }

  /// Returns the items that fill a path.
  ///
  /// - Parameter viewport: The size to which percentages refer.
  func items(
    filling path: Path, style: FillStyle, opacity: CGFloat, in bounds: CGRect, viewport: CGSize
  ) -> [DisplayItem] {
    let box =
      isRelative
      ? CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
      : .identity
    let place = transform.concatenating(box)
    let stops = stops.map {
      GradientStop(
        color: $0.color.multiplyingOpacity(by: Float(opacity)), location: $0.location,
        mixture: $0.mixture)
    }
    // A gradient in a box or space without extent is the last colour.
    guard abs(place.a * place.d - place.b * place.c) > 1e-12 else {
      return [.fill(path, .color(stops[stops.count - 1].color), style)]
    }
    let paint: Paint
    if isRadial {
      let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
        .squareRoot()
      paint = .radialGradient(
        stops,
        center: CGPoint(
          x: value("cx", 0.5, of: viewport.width), y: value("cy", 0.5, of: viewport.height)),
        startRadius: 0, endRadius: value("r", 0.5, of: diagonal))
    } else {
      paint = .linearGradient(
        stops,
        start: CGPoint(
          x: value("x1", 0, of: viewport.width), y: value("y1", 0, of: viewport.height)),
        end: CGPoint(x: value("x2", 1, of: viewport.width), y: value("y2", 0, of: viewport.height)))
    }
    if place == .identity { return [.fill(path, paint, style)] }
    // The paint is drawn in its own space, over all of the path.
    let area = path.boundingRect.applying(place.inverted()).insetBy(dx: -1, dy: -1)
    let ground = DisplayItem.fill(Path(area), paint, FillStyle())
    return [
      .group(
        .clip(path, style),
        DisplayList(items: [.group(.transform(place), DisplayList(items: [ground]))]))
    ]
  }
}
