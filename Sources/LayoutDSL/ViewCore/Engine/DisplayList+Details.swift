import Drawing
import Foundation

extension DisplayList {
  /// The colours and fonts of the commands, each once, in the order of their first use.
  var paintNames: [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    func add(_ paint: Paint) {
      switch paint {
      case .color(let color): add("\(color)")
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
        .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
        for stop in stops { add("\(stop.color)") }
      case .image, .mesh: break
      }
    }
    func add(_ list: DisplayList) {
      for item in list.items {
        switch item {
        case .fill(_, let paint, _), .stroke(_, let paint, _): add(paint)
        case .glyphs(let run, let paint):
          add(paint)
          add("\(run.face.name) \(formatted(run.size))")
        case .image(_, _, _, let tint, _): if let tint { add(tint) }
        case .group(_, let inner): add(inner)
        }
      }
    }
    add(self)
    return names
  }

  /// Returns the details of the paints and effects of a view at the origin and, with forms, of its
  /// outlines.
  func details(ofSize size: CGSize, withForms: Bool) -> NodeDetails {
    var details = NodeDetails()
    func add(_ list: DisplayList) {
      for item in list.items {
        switch item {
        case .fill(_, let paint, let style):
          details.add(paint.details(ofSize: size))
          if withForms { details.add("eoFill", style.isEOFilled) }
        case .stroke(_, let paint, let style):
          details.add(paint.details(ofSize: size))
          if withForms { details.add(style.details) }
        case .glyphs(_, let paint): details.add(paint.details(ofSize: size))
        case .image(let image, _, _, let tint, _):
          details.add(NodeDetails.pixels, image.sample)
          if let tint { details.add(tint.details(ofSize: size)) }
        case .group(let effect, let inner):
          details.add(effect.details)
          add(inner)
        }
      }
    }
    add(self)
    if withForms { details.add(NodeDetails.outline, outline) }
    return details
  }
}

extension DisplayImage {
  /// A hash of the size and of 1,024 bytes of the pixels.
  fileprivate var sample: String {
    var hash = StableHash()
    hash.combine("\(width) \(height)".utf8)
    // The step is odd, so that it meets all components.
    for index in stride(from: 0, to: pixels.count, by: pixels.count / 1024 | 1) {
      hash.combine(CollectionOfOne(pixels[index]))
    }
    return hash.text
  }
}

extension Paint {
  /// The geometry of a gradient as a source has it, relative to the size of the view.
  fileprivate func details(ofSize size: CGSize) -> NodeDetails {
    var details = NodeDetails()
    func unit(_ point: CGPoint) -> String {
      UnitPoint(
        x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0
      ).text
    }
    func degrees(_ radians: Double) -> String { formatted(radians * 180 / .pi) + "°" }
    func locate(_ stops: [GradientStop]) {
      let last = CGFloat(max(stops.count - 1, 1))
      let isEven = stops.enumerated().allSatisfy { abs($1.location - CGFloat($0) / last) < 0.0005 }
      if !isEven {
        details.add("stops", stops.map { formatted($0.location) }.joined(separator: " "))
      }
    }
    switch self {
    case .color, .image, .mesh: break
    case .linearGradient(let stops, let start, let end):
      locate(stops)
      details.add("startPoint", unit(start))
      details.add("endPoint", unit(end))
    case .radialGradient(let stops, let center, let start, let end):
      locate(stops)
      details.add("center", unit(center))
      details.add("startRadius", start)
      details.add("endRadius", end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      locate(stops)
      details.add("center", unit(center))
      func fraction(_ radii: CGSize) -> CGFloat { size.width > 0 ? radii.width / size.width : 0 }
      if start != .zero { details.add("startRadiusFraction", fraction(start)) }
      details.add("endRadiusFraction", fraction(end))
    case .angularGradient(let stops, let center, let start, let end):
      locate(stops)
      details.add("center", unit(center))
      if start != 0 { details.add("startAngle", degrees(start)) }
      details.add("endAngle", degrees(end))
    }
    return details
  }
}

extension StrokeStyle {
  /// The values besides the width, which is in the summary of a shape.
  fileprivate var details: NodeDetails {
    var details = NodeDetails()
    details.add("lineCap", "\(lineCap)")
    details.add("lineJoin", "\(lineJoin)")
    if !dash.isEmpty { details.add("dash", dash.map { formatted($0) }.joined(separator: " ")) }
    details.add("dashPhase", dashPhase)
    return details
  }
}

extension DisplayEffect {
  fileprivate var details: NodeDetails {
    var details = NodeDetails()
    switch self {
    case .shadow(let color, let radius, let offset):
      details.add(
        ".shadow",
        "\(color) radius \(formatted(radius)) x \(formatted(offset.width)) y \(formatted(offset.height))"
      )
    case .blend(let mode): details.add(".blendMode", "\(mode)")
    default: break
    }
    return details
  }
}

extension DisplayList {
  /// A hash of the forms in a drawing; nil for one plain form, which fills its frame.
  private var outline: String? {
    if items.count == 1 {
      switch items[0] {
      case .fill(let path, _, _), .stroke(let path, _, _):
        guard case .elements = path.storage else { return nil }
      default: break
      }
    }
    var hash = StableHash()
    var isEmpty = true
    func add(_ points: CGPoint...) {
      for point in points { hash.combine("\(formatted(point)) ".utf8) }
      isEmpty = false
    }
    func add(_ path: Path) {
      for element in path.elements {
        switch element {
        case .move(let end), .line(let end): add(end)
        case .quadCurve(let end, let control): add(control, end)
        case .curve(let end, let control1, let control2): add(control1, control2, end)
        case .closeSubpath: break
        }
      }
    }
    func add(_ list: DisplayList) {
      for item in list.items {
        switch item {
        case .fill(let path, _, _): add(path)
        case .stroke(let path, _, let style):
          add(path)
          add(CGPoint(x: style.lineWidth, y: style.dash.first ?? 0))
        case .glyphs(let run, _): for glyph in run.glyphs { add(glyph.position) }
        case .image(_, let rect, _, _, _): add(rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
        case .group(let effect, let inner):
          if case .transform(let map) = effect {
            add(CGPoint(x: map.a, y: map.b), CGPoint(x: map.c, y: map.d))
            add(CGPoint(x: map.tx, y: map.ty))
          }
          add(inner)
        }
      }
    }
    add(self)
    return isEmpty ? nil : hash.text
  }
}
