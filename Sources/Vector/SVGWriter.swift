import Codecs
@_spi(Inlined) import Drawing
import Foundation
import Rasterizer

/// Writes lowered display lists as SVG.
///
/// Each glyph that is an outline and each image is defined once, at its first use. The same list
/// produces the same bytes.
final class SVGWriter {
  private let glyphs: GlyphCache
  private let options: VectorOptions
  private var body = ""
  private var definitions = ""
  private var count = 0
  private var glyphNames: [GlyphName: String] = [:]
  private var imageNames: [DisplayImage: String] = [:]

  private struct GlyphName: Hashable {
    var face: String
    var glyph: UInt32
  }

  init(glyphs: GlyphCache, options: VectorOptions) {
    self.glyphs = glyphs
    self.options = options
  }

  func data(of page: VectorPage) -> Data {
    write(page.list)
    for link in page.links { write(link) }
    let width = VectorNumber(page.size.width), height = VectorNumber(page.size.height)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">

      """
    if let title = options.title { text += "<title>\(title.xmlText)</title>\n" }
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    text += body + "</svg>\n"
    return Data(text.utf8)
  }

  /// Writes the area of a link, which is invisible.
  private func write(_ link: VectorPage.Link) {
    let area = link.frame
    body += """
      <a href="\(link.url.absoluteString.xmlText)"><rect x="\(VectorNumber(area.minX))" \
      y="\(VectorNumber(area.minY))" width="\(VectorNumber(area.width))" \
      height="\(VectorNumber(area.height))" fill="none" pointer-events="all"/></a>

      """
  }

  private func write(_ list: DisplayList) {
    for item in list.items { write(item) }
  }

  private func write(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let style):
      guard let fill = attributes(of: paint, for: "fill"), !path.isEmpty else { return }
      let rule = style.isEOFilled ? #" fill-rule="evenodd""# : ""
      let edges = style.isAntialiased ? "" : #" shape-rendering="crispEdges""#
      body += "<path d=\"\(pathData(path))\"\(fill)\(rule)\(edges)/>\n"
    case .stroke(let path, let paint, let style):
      guard let stroke = attributes(of: paint, for: "stroke"), style.lineWidth > 0 else { return }
      body += "<path d=\"\(pathData(path))\" fill=\"none\"\(stroke)\(attributes(of: style))/>\n"
    case .glyphs(let run, let paint):
      write(run, paint)
    case .image(let image, let rect, let interpolation, _, _):
      write(image, rect.standardized, interpolation != .none)
    case .group(let effect, let list):
      write(list, through: effect)
    }
  }

  private func write(_ run: GlyphRun, _ paint: Paint) {
    guard let fill = attributes(of: paint, for: "fill") else { return }
    if options.text == .fonts, run.text != nil, let face = run.face as? any EmbeddableFace {
      body += SVGText(run, face: face, fill: fill).text
      return
    }
    body += "<g\(fill)>\n"
    for glyph in run.glyphs {
      guard let name = name(of: glyph.id, in: run.face) else { continue }
      let x = VectorNumber(glyph.position.x), y = VectorNumber(glyph.position.y)
      let size = VectorNumber(run.size / unitsPerEm, digits: 6)
      body += "<use href=\"#\(name)\" transform=\"translate(\(x) \(y)) scale(\(size))\"/>\n"
    }
    body += "</g>\n"
  }

  private func write(_ image: DisplayImage, _ rect: CGRect, _ interpolates: Bool) {
    guard rect.width > 0, rect.height > 0, let name = name(of: image) else { return }
    let matrix = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    let rendering = interpolates ? "" : #" style="image-rendering:pixelated""#
    body += "<use href=\"#\(name)\" transform=\"matrix(\(matrix.vectorText))\"\(rendering)/>\n"
  }

  private func write(_ list: DisplayList, through effect: DisplayEffect) {
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      group(
        opacity < 1
          ? "opacity=\"\(VectorNumber(opacity, digits: 4))\"" : "style=\"isolation:isolate\"", list)
    case .clip(let path, let style):
      let rule = style.isEOFilled ? #" clip-rule="evenodd""# : ""
      let name = define("clip") {
        "<clipPath id=\"\($0)\"><path d=\"\(pathData(path))\"\(rule)/></clipPath>"
      }
      group("clip-path=\"url(#\(name))\"", list)
    case .transform(let matrix):
      group("transform=\"matrix(\(matrix.vectorText))\"", list)
    case .mask(let mask):
      group("mask=\"url(#\(define(mask)))\"", list)
    case .blend(let mode):
      group("style=\"mix-blend-mode:\(mode.cssName ?? "normal")\"", list)
    case .shadow(let color, let radius, let offset):
      let shade = SVGColor(color)
      let shadow = """
        <feGaussianBlur in="SourceAlpha" stdDeviation="\(VectorNumber(max(0, radius)))"/>\
        <feOffset dx="\(VectorNumber(offset.width))" dy="\(VectorNumber(offset.height))" \
        result="shape"/>\
        <feFlood flood-color="\(shade.text)" flood-opacity="\(shade.opacity)"/>\
        <feComposite in2="shape" operator="in"/>\
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
        """
      filter(effect, list, shadow)
    case .blur(let radius, let isOpaque):
      let blur = "<feGaussianBlur stdDeviation=\"\(VectorNumber(max(0, radius)))\"/>"
      let opaque = """
        <feComponentTransfer><feFuncA type="linear" slope="255"/></feComponentTransfer>
        """
      filter(effect, list, isOpaque ? blur + opaque : blur)
    case .colorMatrix(let matrix, let isLinear):
      let rows = [
        matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5,
        matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5,
        matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5,
        matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5,
      ].map { VectorNumber(CGFloat($0), digits: 6).description }.joined(separator: " ")
      filter(effect, list, "<feColorMatrix values=\"\(rows)\"/>", isLinear: isLinear)
    case .projection, .glass, .alphaThreshold, .composite:
      write(list)
    }
  }

  private func group(_ attributes: String, _ list: DisplayList) {
    body += "<g \(attributes)>\n"
    write(list)
    body += "</g>\n"
  }

  private func filter(
    _ effect: DisplayEffect, _ list: DisplayList, _ content: String, isLinear: Bool = false
  ) {
    let area = deviceBounds(
      of: DisplayList(items: [.group(effect, list)]), .identity, glyphs)
    guard !area.isEmpty else { return }
    let name = define("filter") { name in
      """
      <filter id="\(name)" filterUnits="userSpaceOnUse" x="\(area.minX)" y="\(area.minY)" \
      width="\(area.width)" height="\(area.height)" \
      color-interpolation-filters="\(isLinear ? "linearRGB" : "sRGB")">\(content)</filter>
      """
    }
    group("filter=\"url(#\(name))\"", list)
  }

  // MARK: Definitions

  /// Adds a definition and returns its id.
  private func define(_ kind: String, _ text: (String) -> String) -> String {
    count += 1
    let name = "\(kind)\(count)"
    definitions += text(name) + "\n"
    return name
  }

  /// Defines a mask by the alpha of a list.
  private func define(_ mask: DisplayList) -> String {
    let outside = body
    body = ""
    write(mask)
    let content = body
    body = outside
    let area = deviceBounds(of: mask, CGAffineTransform.identity, glyphs)
    return define("mask") { name in
      """
      <mask id="\(name)" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="\(area.minX)" \
      y="\(area.minY)" width="\(area.width)" height="\(area.height)">
      \(content)</mask>
      """
    }
  }

  private func name(of glyph: UInt32, in face: any GlyphFace) -> String? {
    let key = GlyphName(face: face.name, glyph: glyph)
    if let name = glyphNames[key] { return name }
    let outline = glyphs.outline(face, glyph).path
    guard !outline.isEmpty else { return nil }
    let units = outline.applying(CGAffineTransform(scaleX: unitsPerEm, y: unitsPerEm))
    let name = define("glyph") { "<path id=\"\($0)\" d=\"\(pathData(units, digits: 1))\"/>" }
    glyphNames[key] = name
    return name
  }

  private func name(of image: DisplayImage) -> String? {
    if let name = imageNames[image] { return name }
    guard let data = try? image.pngData() else { return nil }
    let name = define("image") { name in
      """
      <image id="\(name)" width="\(image.width)" height="\(image.height)" \
      href="data:image/png;base64,\(data.base64EncodedString())"/>
      """
    }
    imageNames[image] = name
    return name
  }

  // MARK: Attributes

  /// The attributes of a paint; nil if the paint is invisible.
  private func attributes(of paint: Paint, for property: String) -> String? {
    switch paint {
    case .color(let color):
      let color = SVGColor(color)
      if color.opacity.description == "0" { return nil }
      let opacity =
        color.opacity.description == "1" ? "" : " \(property)-opacity=\"\(color.opacity)\""
      return " \(property)=\"\(color.text)\"\(opacity)"
    case .linearGradient(let stops, let start, let end):
      if start == end { return last(stops, property) }
      return gradient(stops, property, "linearGradient") {
        """
        x1="\(VectorNumber(start.x))" y1="\(VectorNumber(start.y))" \
        x2="\(VectorNumber(end.x))" y2="\(VectorNumber(end.y))"
        """
      }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      if startRadius == endRadius || endRadius <= 0 { return last(stops, property) }
      // The gradients of SVG 1.1 start at a point, so the stops move outward.
      let share = startRadius / endRadius
      let moved = stops.map { stop in
        var stop = stop
        stop.location = share + stop.location * (1 - share)
        return stop
      }
      return gradient(moved, property, "radialGradient") {
        """
        cx="\(VectorNumber(center.x))" cy="\(VectorNumber(center.y))" r="\(VectorNumber(endRadius))"
        """
      }
    case .ellipticalGradient, .angularGradient, .image, .mesh:
      return nil
    }
  }

  private func last(_ stops: [GradientStop], _ property: String) -> String? {
    stops.last.flatMap { attributes(of: .color($0.color), for: property) }
  }

  private func gradient(
    _ stops: [GradientStop], _ property: String, _ kind: String, _ geometry: () -> String
  ) -> String {
    let content = VectorGradient(stops).stops.map { stop in
      let color = SVGColor(stop)
      let opacity = stop.opacity < 1 ? " stop-opacity=\"\(color.opacity)\"" : ""
      let offset = VectorNumber(stop.offset, digits: 5)
      return "<stop offset=\"\(offset)\" stop-color=\"\(color.text)\"\(opacity)/>"
    }.joined()
    let name = define("gradient") { name in
      """
      <\(kind) id="\(name)" gradientUnits="userSpaceOnUse" \(geometry())>\(content)</\(kind)>
      """
    }
    return " \(property)=\"url(#\(name))\""
  }

  private func attributes(of style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(VectorNumber(style.lineWidth))\""
    switch style.lineCap {
    case .butt: break
    case .round: text += #" stroke-linecap="round""#
    case .square: text += #" stroke-linecap="square""#
    }
    switch style.lineJoin {
    case .miter: text += " stroke-miterlimit=\"\(VectorNumber(max(1, style.miterLimit)))\""
    case .round: text += #" stroke-linejoin="round""#
    case .bevel: text += #" stroke-linejoin="bevel""#
    }
    if style.dash.contains(where: { $0 > 0 }) {
      let dash = style.dash.map { VectorNumber(max(0, $0)).description }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dash)\""
      if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(VectorNumber(style.dashPhase))\"" }
    }
    return text
  }

  private func pathData(_ path: Path, digits: Int = 3) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map {
        "\(VectorNumber($0.x, digits: digits)) \(VectorNumber($0.y, digits: digits))"
      }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control, end))"
      case .curve(let end, let control1, let control2): "C\(text(control1, control2, end))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

/// The units per em of glyph outlines.
private let unitsPerEm: CGFloat = 1000

/// A colour in the notation of SVG.
private struct SVGColor {
  var text: String
  var opacity: VectorNumber

  init(_ color: ResolvedColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.opacity))
  }

  init(_ stop: VectorGradient.Stop) {
    self.init(red: stop.red, green: stop.green, blue: stop.blue, opacity: stop.opacity)
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double) {
    func limited(_ value: Double) -> Double { value.isFinite ? max(0, min(1, value)) : 0 }
    let digits = [red, green, blue].map { value in
      let byte = Int(limited(value) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    text = "#" + digits.joined()
    self.opacity = VectorNumber(limited(opacity), digits: 4)
  }
}
