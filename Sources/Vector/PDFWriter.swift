import Codecs
@_spi(Inlined) import Drawing
import Foundation
import Rasterizer

/// Writes lowered display lists as PDF, one a page, in points.
///
/// Text is in fonts, or each glyph is an object that is drawn wherever it is used, as each image
/// is. The same lists produce the same bytes.
final class PDFWriter {
  private let glyphs: GlyphCache
  private let options: VectorOptions
  private var file = PDFFile()
  /// The resources that all content shares, so that a name is the same object everywhere.
  private var resources = PDFResources()
  private let resourcesNumber: Int
  private var content = ""
  private var glyphNames: [GlyphName: String?] = [:]
  private var imageNames: [ImageName: String] = [:]
  private var stateNames: [String: String] = [:]
  /// The fonts in the order of their first use, nil for a face that cannot be embedded.
  private var fonts: [String: PDFFont?] = [:]
  private var fontList: [PDFFont] = []

  private struct GlyphName: Hashable {
    var face: String
    var glyph: UInt32
  }

  private struct ImageName: Hashable {
    var image: DisplayImage
    var interpolates: Bool
  }

  init(glyphs: GlyphCache, options: VectorOptions) {
    self.glyphs = glyphs
    self.options = options
    resourcesNumber = file.reserve()
  }

  func data(of pages: [VectorPage]) -> Data {
    let tree = file.reserve()
    let numbers = pages.map { add($0, to: tree) }
    file.set(
      tree,
      """
      << /Type /Pages /Kids [\(numbers.map { "\($0) 0 R" }.joined(separator: " "))] \
      /Count \(numbers.count) >>
      """)
    for font in fontList { font.write(to: &file) }
    file.set(resourcesNumber, resources.text)
    let showsTitle =
      options.title == nil ? "" : " /ViewerPreferences << /DisplayDocTitle true >>"
    let catalog = file.add("<< /Type /Catalog /Pages \(tree) 0 R\(showsTitle) >>")
    let information = file.add(options.information)
    return file.data(catalog: catalog, information: information)
  }

  /// Adds a page with lowered content and returns its number.
  private func add(_ page: VectorPage, to tree: Int) -> Int {
    let height = VectorNumber(page.size.height), width = VectorNumber(page.size.width)
    content = "1 0 0 -1 0 \(height) cm\n"
    write(page.list)
    let number = file.reserve()
    let stream = file.add(stream: Data(content.utf8), "")
    let links = page.links.map { add($0, onPageOf: page.size.height) }
    let annotations =
      links.isEmpty
      ? "" : " /Annots [\(links.map { "\($0) 0 R" }.joined(separator: " "))]"
    file.set(
      number,
      """
      << /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(width) \(height)] \
      /Group << /S /Transparency /CS /DeviceRGB /I true >> \
      /Resources \(resourcesNumber) 0 R /Contents \(stream) 0 R\(annotations) >>
      """)
    return number
  }

  private func add(_ link: VectorPage.Link, onPageOf height: CGFloat) -> Int {
    let area = link.frame
    let box = CGRect(x: area.minX, y: height - area.maxY, width: area.width, height: area.height)
    return file.add(
      """
      << /Type /Annot /Subtype /Link /Rect [\(corners(box))] /Border [0 0 0] \
      /A << /S /URI /URI \(link.url.absoluteString.pdfLiteral) >> >>
      """)
  }

  private func write(_ list: DisplayList) {
    for item in list.items { write(item) }
  }

  private func write(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let style):
      fill(path, paint, style)
    case .stroke(let path, let paint, let style):
      guard case .color(let color) = paint, style.lineWidth > 0 else { return }
      content += "q\n" + state(of: color) + "\(components(color)) RG\n\(operators(of: style))"
      content += pathData(path) + "S\nQ\n"
    case .glyphs(let run, let paint):
      write(run, paint)
    case .image(let image, let rect, let interpolation, _, _):
      write(image, rect.standardized, interpolation != .none)
    case .group(let effect, let list):
      write(list, through: effect)
    }
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard !path.isEmpty else { return }
    let rule = style.isEOFilled ? "*" : ""
    switch paint {
    case .color(let color):
      guard color.opacity > 0 else { return }
      content += "q\n" + state(of: color) + "\(components(color)) rg\n"
      content += pathData(path) + "f\(rule)\nQ\n"
    case .linearGradient(let stops, let start, let end):
      guard start != end else { return fillWithLast(of: stops, path, style) }
      content += "q\n" + pathData(path) + "W\(rule) n\n"
      shade(VectorGradient(stops), 2, [start.x, start.y, end.x, end.y], over: path)
      content += "Q\n"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard startRadius != endRadius, startRadius >= 0, endRadius >= 0 else {
        return fillWithLast(of: stops, path, style)
      }
      content += "q\n" + pathData(path) + "W\(rule) n\n"
      shade(
        VectorGradient(stops), 3,
        [center.x, center.y, startRadius, center.x, center.y, endRadius], over: path)
      content += "Q\n"
    case .ellipticalGradient, .angularGradient, .image, .mesh:
      break
    }
  }

  private func fillWithLast(of stops: [GradientStop], _ path: Path, _ style: FillStyle) {
    if let last = stops.last { fill(path, .color(last.color), style) }
  }

  /// Fills the clip with a gradient; a gradient that is not opaque is drawn through a soft mask.
  private func shade(
    _ gradient: VectorGradient, _ kind: Int, _ coordinates: [CGFloat], over path: Path
  ) {
    guard !gradient.stops.isEmpty else { return }
    if !gradient.isOpaque {
      let opacity = shading(
        gradient.stops.map { ($0.offset, [$0.opacity]) }, "/DeviceGray", kind, coordinates)
      let box = path.controlBounds
      let form = form("\(rectangle(box)) W n\n/\(opacity) sh\n", box, colorSpace: "/DeviceGray")
      content += state("<< /SMask << /S /Luminosity /G \(form) 0 R >> >>")
    }
    let colors = shading(
      gradient.stops.map { ($0.offset, [$0.red, $0.green, $0.blue]) }, "/DeviceRGB", kind,
      coordinates)
    content += "/\(colors) sh\n"
  }

  private func write(_ run: GlyphRun, _ paint: Paint) {
    guard run.size > 0 else { return }
    guard case .color(let color) = paint else { return shade(run, paint) }
    guard color.opacity > 0 else { return }
    content += "q\n" + state(of: color) + "\(components(color)) rg\n"
    if let font = font(of: run.face) {
      content += PDFText(run, font: font).operators + "Q\n"
      return
    }
    let size = VectorNumber(run.size / unitsPerEm, digits: 6)
    for glyph in run.glyphs {
      guard let name = name(of: glyph.id, in: run.face) else { continue }
      let x = VectorNumber(glyph.position.x), y = VectorNumber(glyph.position.y)
      content += "q \(size) 0 0 \(size) \(x) \(y) cm /\(name) Do Q\n"
    }
    content += "Q\n"
  }

  /// Fills glyphs with a gradient: the text is the clip.
  private func shade(_ run: GlyphRun, _ paint: Paint) {
    guard let font = font(of: run.face) else { return }
    let area = deviceBounds(
      of: DisplayList(items: [.glyphs(run, .color(.black))]), CGAffineTransform.identity, glyphs)
    let box = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
    content += "q\n" + PDFText(run, font: font, mode: 7).operators
    fill(Path(box), paint, FillStyle())
    content += "Q\n"
  }

  private func write(_ image: DisplayImage, _ rect: CGRect, _ interpolates: Bool) {
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return }
    let name = name(of: image, interpolates)
    // The origin of an image is its lower-left corner. It is slightly inset, because poppler paints
    // an extra pixel at an edge between two pixels.
    let hair: CGFloat = 0.001
    let matrix = CGAffineTransform(
      a: rect.width - 2 * hair, b: 0, c: 0, d: 2 * hair - rect.height, tx: rect.minX + hair,
      ty: rect.maxY - hair)
    content += "q \(matrix.vectorText) cm /\(name) Do Q\n"
  }

  private func write(_ list: DisplayList, through effect: DisplayEffect) {
    switch effect {
    case .transform(let matrix):
      content += "q \(matrix.vectorText) cm\n"
      write(list)
      content += "Q\n"
    case .clip(let path, let style):
      // An empty path clips everything.
      guard !path.isEmpty else { return }
      content += "q\n" + pathData(path) + "W\(style.isEOFilled ? "*" : "") n\n"
      write(list)
      content += "Q\n"
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      let alpha = VectorNumber(min(1, opacity), digits: 4)
      draw(list, with: "<< /ca \(alpha) /CA \(alpha) >>")
    case .blend(let mode):
      draw(list, with: "<< /BM /\(mode.pdfName ?? "Normal") >>")
    case .mask(let mask):
      let (stencil, box) = captured(mask)
      let form = form(stencil, box, colorSpace: "/DeviceRGB")
      draw(list, with: "<< /SMask << /S /Alpha /G \(form) 0 R >> >>")
    case .shadow, .blur, .colorMatrix, .projection, .glass, .alphaThreshold, .composite:
      write(list)
    }
  }

  /// Draws a list as a transparency group with parameters of the graphics state.
  private func draw(_ list: DisplayList, with parameters: String) {
    let (text, box) = captured(list)
    guard !text.isEmpty else { return }
    let number = form(text, box, colorSpace: "/DeviceRGB")
    let name = resources.name(of: number, "XObject", "Group")
    content += "q\n" + state(parameters) + "/\(name) Do\nQ\n"
  }

  /// The content stream of a list, and its bounding box.
  private func captured(_ list: DisplayList) -> (text: String, box: CGRect) {
    let outside = content
    content = ""
    write(list)
    defer { content = outside }
    let area = deviceBounds(of: list, CGAffineTransform.identity, glyphs)
    return (
      content, CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
    )
  }

  // MARK: Objects

  /// Adds a form XObject with a transparency group.
  private func form(_ text: String, _ box: CGRect, colorSpace: String) -> Int {
    file.add(
      stream: Data(text.utf8),
      """
      /Type /XObject /Subtype /Form /BBox [\(corners(box))] /Resources \(resourcesNumber) 0 R \
      /Group << /S /Transparency /CS \(colorSpace) /I true >>
      """)
  }

  /// The font of a face; nil if its glyphs are outlines.
  private func font(of face: any GlyphFace) -> PDFFont? {
    guard options.text != .outlines else { return nil }
    if let font = fonts[face.name] { return font }
    var font: PDFFont?
    if let face = face as? any EmbeddableFace, face.subset(of: [0]) != nil {
      let number = file.reserve()
      font = PDFFont(face, name: resources.name(of: number, "Font", "Font"), number: number)
    }
    fonts[face.name] = .some(font)
    if let font { fontList.append(font) }
    return font
  }

  private func name(of glyph: UInt32, in face: any GlyphFace) -> String? {
    let key = GlyphName(face: face.name, glyph: glyph)
    if let name = glyphNames[key] { return name }
    let outline = glyphs.outline(face, glyph).path
    var name: String?
    if !outline.isEmpty {
      let units = outline.applying(CGAffineTransform(scaleX: unitsPerEm, y: unitsPerEm))
      let number = file.add(
        stream: Data((pathData(units, digits: 1) + "f\n").utf8),
        "/Type /XObject /Subtype /Form /BBox [\(corners(units.controlBounds))]")
      name = resources.name(of: number, "XObject", "Glyph")
    }
    glyphNames[key] = name
    return name
  }

  private func name(of image: DisplayImage, _ interpolates: Bool) -> String {
    let key = ImageName(image: image, interpolates: interpolates)
    if let name = imageNames[key] { return name }
    let count = image.width * image.height
    var colors = Data(count: count * 3), alphas = Data(count: count)
    image.pixels.withUnsafeBytes { pixels in
      colors.withUnsafeMutableBytes { (colors: UnsafeMutableRawBufferPointer) in
        alphas.withUnsafeMutableBytes { (alphas: UnsafeMutableRawBufferPointer) in
          for index in 0..<count {
            colors[index * 3] = pixels[index * 4]
            colors[index * 3 + 1] = pixels[index * 4 + 1]
            colors[index * 3 + 2] = pixels[index * 4 + 2]
            alphas[index] = pixels[index * 4 + 3]
          }
        }
      }
    }
    let isOpaque = alphas.allSatisfy { $0 == 255 }
    let common = """
      /Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) \
      /BitsPerComponent 8 /Interpolate \(interpolates)
      """
    var mask = ""
    if !isOpaque {
      let number = file.add(stream: alphas, "\(common) /ColorSpace /DeviceGray")
      mask = " /SMask \(number) 0 R"
    }
    let number = file.add(stream: colors, "\(common) /ColorSpace /DeviceRGB\(mask)")
    let name = resources.name(of: number, "XObject", "Image")
    imageNames[key] = name
    return name
  }

  /// Adds a gradient, whose stops have some components of 0…1 each.
  private func shading(
    _ stops: [(offset: Double, components: [Double])], _ colorSpace: String, _ kind: Int,
    _ coordinates: [CGFloat]
  ) -> String {
    func list(_ components: [Double]) -> String {
      "[" + components.map { VectorNumber($0, digits: 5).description }.joined(separator: " ") + "]"
    }
    // One function for each interval between two stops; an empty interval is a jump.
    var functions: [String] = [], ends: [String] = []
    var last = (offset: 0.0, components: stops[0].components)
    for stop in stops + [(1, stops[stops.count - 1].components)] {
      if stop.offset > last.offset {
        functions.append(
          """
          << /FunctionType 2 /Domain [0 1] /C0 \(list(last.components)) \
          /C1 \(list(stop.components)) /N 1 >>
          """)
        ends.append(VectorNumber(stop.offset, digits: 5).description)
      }
      last = stop
    }
    let function = """
      << /FunctionType 3 /Domain [0 1] /Functions [\(functions.joined(separator: " "))] \
      /Bounds [\(ends.dropLast().joined(separator: " "))] \
      /Encode [\(functions.map { _ in "0 1" }.joined(separator: " "))] >>
      """
    let place = coordinates.map { VectorNumber($0).description }.joined(separator: " ")
    let number = file.add(
      """
      << /ShadingType \(kind) /ColorSpace \(colorSpace) /Coords [\(place)] \
      /Extend [true true] /Function \(function) >>
      """)
    return resources.name(of: number, "Shading", "Shading")
  }

  // MARK: Graphics state

  /// Sets parameters of the graphics state, reusing the object of equal ones.
  private func state(_ parameters: String) -> String {
    if let name = stateNames[parameters] { return "/\(name) gs\n" }
    let name = resources.name(of: file.add(parameters), "ExtGState", "State")
    stateNames[parameters] = name
    return "/\(name) gs\n"
  }

  /// Sets the opacity of a colour, if it is translucent.
  private func state(of color: ResolvedColor) -> String {
    guard color.opacity < 1 else { return "" }
    let alpha = VectorNumber(CGFloat(color.opacity), digits: 4)
    return state("<< /ca \(alpha) /CA \(alpha) >>")
  }

  private func components(_ color: ResolvedColor) -> String {
    [color.red, color.green, color.blue].map { value in
      VectorNumber(CGFloat(value.isFinite ? max(0, min(1, value)) : 0), digits: 5).description
    }.joined(separator: " ")
  }

  private func operators(of style: StrokeStyle) -> String {
    let cap = style.lineCap == .round ? 1 : style.lineCap == .square ? 2 : 0
    let join = style.lineJoin == .round ? 1 : style.lineJoin == .bevel ? 2 : 0
    let limit = VectorNumber(max(1, style.miterLimit))
    var text = "\(VectorNumber(style.lineWidth)) w \(cap) J \(join) j \(limit) M\n"
    if style.dash.contains(where: { $0 > 0 }) {
      let dash = style.dash.map { VectorNumber(max(0, $0)).description }.joined(separator: " ")
      text += "[\(dash)] \(VectorNumber(style.dashPhase)) d\n"
    }
    return text
  }

  // MARK: Paths

  private func rectangle(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { VectorNumber($0).description }
      .joined(separator: " ") + " re"
  }

  private func corners(_ rect: CGRect) -> String {
    if rect.isNull { return "0 0 0 0" }
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { VectorNumber($0).description }
      .joined(separator: " ")
  }

  private func pathData(_ path: Path, digits: Int = 3) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map {
        "\(VectorNumber($0.x, digits: digits)) \(VectorNumber($0.y, digits: digits))"
      }.joined(separator: " ")
    }
    var current = CGPoint.zero, start = CGPoint.zero
    return path.elements.map { element in
      switch element {
      case .move(let end):
        (current, start) = (end, end)
        return "\(text(end)) m\n"
      case .line(let end):
        current = end
        return "\(text(end)) l\n"
      case .quadCurve(let end, let control):
        // As a cubic, whose control points are two thirds of the way to the control point.
        func between(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        let text = text(between(current), between(end), end)
        current = end
        return "\(text) c\n"
      case .curve(let end, let control1, let control2):
        current = end
        return "\(text(control1, control2, end)) c\n"
      case .closeSubpath:
        current = start
        return "h\n"
      }
    }.joined()
  }
}

/// The units per em of glyph outlines.
private let unitsPerEm: CGFloat = 1000

/// The resource names of objects.
private struct PDFResources {
  private var entries: [(kind: String, name: String, number: Int)] = []

  mutating func name(of number: Int, _ kind: String, _ prefix: String) -> String {
    let name = "\(prefix)\(number)"
    entries.append((kind, name, number))
    return name
  }

  var text: String {
    let kinds = ["ExtGState", "Font", "Shading", "XObject"].compactMap { kind in
      let list = entries.filter { $0.kind == kind }.map { "/\($0.name) \($0.number) 0 R" }
      return list.isEmpty ? nil : "/\(kind) << \(list.joined(separator: " ")) >>"
    }
    return "<< \(kinds.joined(separator: " ")) >>"
  }
}
