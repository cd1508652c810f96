import Drawing
import Foundation

/// The properties that an element passes to the elements in it.
struct SVGStyle {
  /// The paint of a fill or stroke.
  enum Paint: Equatable {
    case none
    case color(ResolvedColor)
    /// The identifier of a gradient or pattern, and the colour if there is none.
    case server(String, fallback: ResolvedColor?)
  }

  var fill = Paint.color(.black)
  var fillOpacity: CGFloat = 1
  var stroke = Paint.none
  var strokeOpacity: CGFloat = 1
  var strokeStyle = StrokeStyle(miterLimit: 4)
  var isEvenOdd = false
  var isClipEvenOdd = false
  var isVisible = true
  /// The value of `currentColor`.
  private var color = ResolvedColor.black

  /// Replaces the properties that the attributes of an element set.
  mutating func apply(_ attributes: [String: String]) {
    // Paints may refer to the colour.
    if let value = attributes["color"], let color = ResolvedColor(svg: value) { self.color = color }
    for (name, value) in attributes where value != "inherit" {
      let value = value.trimmingCharacters(in: .whitespaces)
      switch name {
      case "fill": fill = paint(value) ?? fill
      case "stroke": stroke = paint(value) ?? stroke
      case "fill-opacity": fillOpacity = CGFloat(svgShare: value) ?? fillOpacity
      case "stroke-opacity": strokeOpacity = CGFloat(svgShare: value) ?? strokeOpacity
      case "stroke-width":
        strokeStyle.lineWidth = CGFloat(svgLength: value) ?? strokeStyle.lineWidth
      case "stroke-linecap": strokeStyle.lineCap = Self.caps[value] ?? strokeStyle.lineCap
      case "stroke-linejoin": strokeStyle.lineJoin = Self.joins[value] ?? strokeStyle.lineJoin
      case "stroke-miterlimit":
        strokeStyle.miterLimit = CGFloat(svgLength: value) ?? strokeStyle.miterLimit
      case "stroke-dasharray":
        let lengths = SVGScanner.numbers(in: value)
        let isDashed = lengths.contains { $0 > 0 } && !lengths.contains { $0 < 0 }
        strokeStyle.dash = isDashed ? lengths : []
      case "stroke-dashoffset":
        strokeStyle.dashPhase = CGFloat(svgLength: value) ?? strokeStyle.dashPhase
      case "fill-rule": isEvenOdd = value == "evenodd"
      case "clip-rule": isClipEvenOdd = value == "evenodd"
      case "visibility": isVisible = value == "visible"
      default: break
      }
    }
  }

  private func paint(_ text: String) -> Paint? {
    if text == "none" { return Paint.none }
    if text.lowercased() == "currentcolor" { return .color(color) }
    if let identifier = Self.identifier(inURL: text) {
      let rest = text.drop { $0 != ")" }.dropFirst()
      return .server(identifier, fallback: ResolvedColor(svg: String(rest)))
    }
    return ResolvedColor(svg: text).map { .color($0) }
  }

  /// Returns the identifier in `url(#…)`; nil for other text.
  static func identifier(inURL text: String) -> String? {
    guard text.hasPrefix("url(") else { return nil }
    let inner = text.dropFirst(4).prefix { $0 != ")" }.filter { !"\"' ".contains($0) }
    return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
  }

  private static let caps: [String: CGLineCap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: CGLineJoin] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]
}
