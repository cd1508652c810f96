import Drawing
import Foundation

/// Draws the first page of a PDF, as far as icons and illustrations of apps need it.
///
/// 1. Paths, strokes, clip paths, axial and radial shadings, tiling patterns, images, forms,
///    transparency groups, soft masks and blend modes are drawn.
/// 2. Colours with profiles are sRGB, and inks are mixed without profiles.
/// 3. A page with text is refused: convert it to outlines. So are encrypted files and files whose
///    objects are packed in streams.
final class PDFReader {
  private let document: PDFDocument
  private var problem: InputError?
  /// The operators that were run, which forms can multiply.
  private var count = 0
  private var depth = 0
  private var page = CGRect.zero

  private static let countLimit = 2_000_000
  private static let depthLimit = 16

  init(_ data: Data) throws(InputError) {
    document = try PDFDocument(data)
  }

  /// Draws the page.
  func picture() throws(InputError) -> VectorPicture {
    guard let dictionary = document.firstPage() else {
      throw InputError(reason: "no page of the PDF can be read: save it as PDF 1.4")
    }
    let box = document.rect(dictionary["CropBox"]) ?? document.rect(dictionary["MediaBox"])
    guard let box, box.width > 0, box.height > 0 else {
      throw InputError(reason: "the page of the PDF has no size")
    }
    page = box
    let turns = ((document.integer(dictionary["Rotate"]) ?? 0) / 90 % 4 + 4) % 4
    let size = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    let list = list(
      of: contents(of: dictionary), resources: document.dictionary(dictionary["Resources"]) ?? [:],
      in: PDFGraphicsState(transform: .identity))
    if let problem { throw problem }
    // From the page, whose y axis points up, to points from the top.
    let place: CGAffineTransform
    switch turns {
    case 1: place = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 2: place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    case 3: place = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    default: place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
    let bounds = Path(CGRect(origin: .zero, size: size))
    return VectorPicture(
      size: size,
      content: DisplayList(items: [
        .group(
          .clip(bounds, FillStyle()), DisplayList(items: [.group(.transform(place), list)]))
      ]))
  }

  private func contents(of page: [String: PDFValue]) -> [UInt8] {
    let streams =
      document.array(page["Contents"]).map { $0.compactMap { document.stream($0) } }
      ?? [document.stream(page["Contents"])].compactMap(\.self)
    return Array(streams.compactMap { document.bytes(of: $0)?.bytes }.joined(separator: [10]))
  }

  // MARK: Content streams

  /// The items of a content stream, and the state between its operators.
  private struct Content {
    var resources: [String: PDFValue]
    var state: PDFGraphicsState
    /// The transform at the start, in which patterns are.
    let base: CGAffineTransform
    var saved: [PDFGraphicsState] = []
    var path = Path()
    /// The name of the font in the resources.
    var font = ""
    /// The fill rule of a clip path that the next painting operator sets.
    var clipStyle: FillStyle?
    /// Consecutive items with the same clip path.
    var layers: [(clip: PDFGraphicsState.Clip?, items: [DisplayItem])] = []

    mutating func emit(_ items: [DisplayItem]) {
      var items = items
      if let mask = state.mask { items = [.group(.mask(mask), DisplayList(items: items))] }
      if state.blendMode != .normal {
        items = [.group(.blend(state.blendMode), DisplayList(items: items))]
      }
      if let last = layers.last, last.clip === state.clip {
        layers[layers.count - 1].items += items
      } else {
        layers.append((state.clip, items))
      }
    }

    var list: DisplayList {
      var all: [DisplayItem] = []
      for (clip, items) in layers {
        var items = items, next = clip
        while let clip = next {
          items = [.group(.clip(clip.path, clip.style), DisplayList(items: items))]
          next = clip.outer
        }
        all += items
      }
      return DisplayList(items: all)
    }
  }

  /// Runs a content stream.
  private func list(
    of bytes: [UInt8], resources: [String: PDFValue], in state: PDFGraphicsState
  ) -> DisplayList {
    guard depth < Self.depthLimit else {
      problem = InputError(reason: "the forms of the PDF contain each other")
      return DisplayList()
    }
    depth += 1
    defer { depth -= 1 }
    var content = Content(resources: resources, state: state, base: state.transform)
    var lexer = PDFLexer(bytes[...])
    var operands: [PDFValue] = []
    while problem == nil, let token = lexer.token() {
      switch token {
      case .value(let value): operands.append(value)
      case .keyword("BI"):
        inlineImage(&lexer, &content)
        operands = []
      case .keyword(let name):
        count += 1
        if count > Self.countLimit {
          problem = InputError(reason: "the PDF draws too much")
          break
        }
        run(name, operands, &content)
        operands = []
      }
    }
    return content.list
  }

  private func run(_ name: String, _ operands: [PDFValue], _ content: inout Content) {
    let numbers = operands.compactMap { value -> CGFloat? in
      if case .number(let number) = value, number.isFinite { CGFloat(number) } else { nil }
    }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[index], y: numbers[index + 1]).applying(content.state.transform)
    }
    switch (name, numbers.count) {
    // The state.
    case ("q", _): if content.saved.count < 1000 { content.saved.append(content.state) }
    case ("Q", _): if let state = content.saved.popLast() { content.state = state }
    case ("cm", 6...):
      let step = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      content.state.transform = step.concatenating(content.state.transform)
    case ("w", 1...): content.state.strokeStyle.lineWidth = numbers[0]
    case ("J", 1...): setCap(numbers[0], &content)
    case ("j", 1...): setJoin(numbers[0], &content)
    case ("M", 1...): content.state.strokeStyle.miterLimit = max(1, numbers[0])
    case ("d", _):
      let lengths = document.numbers(operands.first) ?? []
      let isDashed = lengths.contains { $0 > 0 } && !lengths.contains { $0 < 0 }
      content.state.strokeStyle.dash = isDashed ? lengths.map { CGFloat($0) } : []
      content.state.strokeStyle.dashPhase = numbers.last ?? 0
    case ("gs", _): setParameters(operands, &content)
    // Paths.
    case ("m", 2...): content.path.move(to: point(0))
    case ("l", 2...): content.path.addLine(to: point(0))
    case ("c", 6...):
      content.path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4...):
      let start = content.path.currentPoint ?? point(0)
      content.path.addCurve(to: point(2), control1: start, control2: point(0))
    case ("y", 4...):
      content.path.addCurve(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): content.path.closeSubpath()
    case ("re", 4...):
      content.path.addPath(
        Path(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])),
        transform: content.state.transform)
    case ("W", _): content.clipStyle = FillStyle()
    case ("W*", _): content.clipStyle = FillStyle(eoFill: true)
    case ("S", _): paint(&content, strokes: true)
    case ("s", _): paint(&content, strokes: true, closes: true)
    case ("f", _), ("F", _): paint(&content, fill: FillStyle())
    case ("f*", _): paint(&content, fill: FillStyle(eoFill: true))
    case ("B", _): paint(&content, fill: FillStyle(), strokes: true)
    case ("B*", _): paint(&content, fill: FillStyle(eoFill: true), strokes: true)
    case ("b", _): paint(&content, fill: FillStyle(), strokes: true, closes: true)
    case ("b*", _): paint(&content, fill: FillStyle(eoFill: true), strokes: true, closes: true)
    case ("n", _): paint(&content)
    // Colours.
    case ("g", 1...), ("rg", 3...), ("k", 4...):
      content.state.fillSpace = name == "g" ? .gray : name == "rg" ? .rgb : .cmyk
      content.state.fill = .color(content.state.fillSpace.color(numbers.map { Double($0) }))
    case ("G", 1...), ("RG", 3...), ("K", 4...):
      content.state.strokeSpace = name == "G" ? .gray : name == "RG" ? .rgb : .cmyk
      content.state.stroke = .color(content.state.strokeSpace.color(numbers.map { Double($0) }))
    case ("cs", _), ("CS", _):
      guard let space = PDFColorSpace(operands.first, in: document, content.resources) else {
        break
      }
      if name == "cs" {
        (content.state.fillSpace, content.state.fill) = (space, .color(space.initial))
      } else {
        (content.state.strokeSpace, content.state.stroke) = (space, .color(space.initial))
      }
    case ("sc", _), ("scn", _):
      content.state.fill = source(operands, numbers, in: content.state.fillSpace)
    case ("SC", _), ("SCN", _):
      content.state.stroke = source(operands, numbers, in: content.state.strokeSpace)
    case ("sh", _): paintShading(operands, &content)
    case ("Do", _): paintObject(operands, &content)
    case ("Tf", _): if case .name(let font)? = operands.first { content.font = font }
    case ("Tj", _), ("TJ", _), ("'", _), ("\"", _): checkText(content)
    default: break
    }
  }

  /// Refuses text, except in a font whose characters are empty: some programs write such text so
  /// that symbols can be copied.
  private func checkText(_ content: Content) {
    let fonts = document.dictionary(content.resources["Font"])
    let font = document.dictionary(fonts?[content.font])
    let characters = document.dictionary(font?["CharProcs"]) ?? [:]
    let areEmpty = characters.values.allSatisfy { character in
      let stream = document.stream(character)
      guard let bytes = stream.flatMap({ document.bytes(of: $0)?.bytes }) else { return false }
      var lexer = PDFLexer(bytes[...])
      while let token = lexer.token() {
        if case .keyword(let name) = token, !["d0", "d1", "q", "Q"].contains(name) { return false }
      }
      return true
    }
    if document.name(font?["Subtype"]) != "Type3" || !areEmpty {
      problem = InputError(reason: "the text of a PDF is not drawn: convert it to outlines")
    }
  }

  // MARK: State

  private func setCap(_ number: CGFloat, _ content: inout Content) {
    content.state.strokeStyle.lineCap = number == 1 ? .round : number == 2 ? .square : .butt
  }

  private func setJoin(_ number: CGFloat, _ content: inout Content) {
    content.state.strokeStyle.lineJoin = number == 1 ? .round : number == 2 ? .bevel : .miter
  }

  private func setParameters(_ operands: [PDFValue], _ content: inout Content) {
    guard case .name(let name)? = operands.first,
      let own = document.dictionary(content.resources["ExtGState"])?[name],
      let parameters = document.dictionary(own)
    else { return }
    content.state.fillOpacity = document.number(parameters["ca"]) ?? content.state.fillOpacity
    content.state.strokeOpacity = document.number(parameters["CA"]) ?? content.state.strokeOpacity
    if let width = document.number(parameters["LW"]) { content.state.strokeStyle.lineWidth = width }
    if let cap = document.number(parameters["LC"]) { setCap(cap, &content) }
    if let join = document.number(parameters["LJ"]) { setJoin(join, &content) }
    let modes = (document.array(parameters["BM"]) ?? [parameters["BM"] ?? .null])
      .compactMap { document.name($0) }
    if let mode = modes.lazy.compactMap({ PDFGraphicsState.blendModes[$0] }).first {
      content.state.blendMode = mode
    }
    guard let mask = parameters["SMask"] else { return }
    content.state.mask = document.dictionary(mask).flatMap { self.mask($0, content) }
  }

  /// Returns the drawing of a soft mask, whose alpha or luminance counts.
  private func mask(_ dictionary: [String: PDFValue], _ content: Content) -> DisplayList? {
    guard let form = document.stream(dictionary["G"]) else { return nil }
    let list = list(of: form, resources: content.resources, at: content.state.transform)
    if document.name(dictionary["S"]) == "Alpha" { return list }
    var luminance = ColorMatrix()
    // The luminance of sRGB.
    (luminance.a1, luminance.a2, luminance.a3, luminance.a4) = (0.2126, 0.7152, 0.0722, 0)
    return DisplayList(items: [.group(.colorMatrix(luminance), list)])
  }

  private func source(
    _ operands: [PDFValue], _ numbers: [CGFloat], in space: PDFColorSpace
  ) -> PDFGraphicsState.Source {
    let color = space.color(numbers.map { Double($0) })
    if case .name(let name)? = operands.last { return .pattern(name, color) }
    return .color(color)
  }

  // MARK: Painting

  private func paint(
    _ content: inout Content, fill: FillStyle? = nil, strokes: Bool = false, closes: Bool = false
  ) {
    if closes { content.path.closeSubpath() }
    let path = content.path, state = content.state
    if !path.isEmpty {
      if let fill {
        content.emit(
          items(filling: path, fill, state.fill, opacity: state.fillOpacity, content))
      }
      if strokes { content.emit(stroked(path, content)) }
    }
    if let style = content.clipStyle {
      content.state.clip = PDFGraphicsState.Clip(
        path: path, style: style, outer: content.state.clip)
    }
    content.clipStyle = nil
    content.path = Path()
  }

  private func stroked(_ path: Path, _ content: Content) -> [DisplayItem] {
    let state = content.state, transform = state.transform
    let determinant = abs(transform.a * transform.d - transform.b * transform.c)
    guard determinant > 1e-12 else { return [] }
    var style = state.strokeStyle
    let scale = determinant.squareRoot()
    // A width of 0 is the thinnest line of the device.
    if style.lineWidth <= 0 { style.lineWidth = 0.5 / scale }
    guard case .color(let color) = state.stroke else {
      let outline = path.applying(transform.inverted()).strokedPath(style).applying(transform)
      return items(
        filling: outline, FillStyle(), state.stroke, opacity: state.strokeOpacity, content)
    }
    let paint = Paint.color(color.multiplyingOpacity(by: Float(state.strokeOpacity)))
    // The pen is distorted with the space.
    return [
      .group(
        .transform(transform),
        DisplayList(items: [.stroke(path.applying(transform.inverted()), paint, style)]))
    ]
  }

  private func items(
    filling path: Path, _ rule: FillStyle, _ source: PDFGraphicsState.Source, opacity: Double,
    _ content: Content
  ) -> [DisplayItem] {
    switch source {
    case .color(let color):
      return [.fill(path, .color(color.multiplyingOpacity(by: Float(opacity))), rule)]
    case .pattern(let name, let color):
      guard let value = document.dictionary(content.resources["Pattern"])?[name],
        let pattern = document.dictionary(value)
      else { return [] }
      let place = document.transform(pattern["Matrix"]).concatenating(content.base)
      guard abs(place.a * place.d - place.b * place.c) > 1e-12 else { return [] }
      let area = path.boundingRect.applying(place.inverted())
      var items: [DisplayItem] = []
      if document.integer(pattern["PatternType"]) == 2 {
        let shading = PDFShading(pattern["Shading"], in: document, content.resources)
        items = shading?.items(over: area, opacity: opacity) ?? []
      } else if let stream = document.stream(value) {
        items = tiles(of: stream, over: area, color: color, content)
        if opacity < 1 { items = [.group(.opacity(opacity), DisplayList(items: items))] }
      }
      let ground = DisplayItem.group(.transform(place), DisplayList(items: items))
      return [.group(.clip(path, rule), DisplayList(items: [ground]))]
    }
  }

  /// Returns the tiles of a pattern over an area, in the space of the pattern.
  private func tiles(
    of pattern: PDFStream, over area: CGRect, color: ResolvedColor, _ content: Content
  ) -> [DisplayItem] {
    guard let across = document.number(pattern.dictionary["XStep"]), across != 0,
      let down = document.number(pattern.dictionary["YStep"]), down != 0,
      let box = document.rect(pattern.dictionary["BBox"]),
      let bytes = document.bytes(of: pattern)?.bytes
    else { return [] }
    var state = PDFGraphicsState(transform: .identity)
    (state.fill, state.stroke) = (.color(color), .color(color))
    let resources = document.dictionary(pattern.dictionary["Resources"]) ?? content.resources
    let tile = DisplayItem.group(
      .clip(Path(box), FillStyle()), list(of: bytes, resources: resources, in: state))
    let width = abs(across), height = abs(down)
    let left = ((area.minX - box.maxX) / width).rounded(.up)
    let right = ((area.maxX - box.minX) / width).rounded(.down)
    let bottom = ((area.minY - box.maxY) / height).rounded(.up)
    let top = ((area.maxY - box.minY) / height).rounded(.down)
    guard left <= right, bottom <= top, (right - left + 1) * (top - bottom + 1) < 10_000 else {
      return []
    }
    var items: [DisplayItem] = []
    for row in Int(bottom)...Int(top) {
      for column in Int(left)...Int(right) {
        let place = CGAffineTransform(
          translationX: CGFloat(column) * width, y: CGFloat(row) * height)
        items.append(.group(.transform(place), DisplayList(items: [tile])))
      }
    }
    return items
  }

  private func paintShading(_ operands: [PDFValue], _ content: inout Content) {
    guard case .name(let name)? = operands.first,
      let value = document.dictionary(content.resources["Shading"])?[name],
      let shading = PDFShading(value, in: document, content.resources)
    else { return }
    let place = content.state.transform
    guard abs(place.a * place.d - place.b * place.c) > 1e-12 else { return }
    let area = page.applying(place.inverted())
    let items = shading.items(over: area, opacity: content.state.fillOpacity)
    content.emit([.group(.transform(place), DisplayList(items: items))])
  }

  // MARK: Forms and images

  private func paintObject(_ operands: [PDFValue], _ content: inout Content) {
    guard case .name(let name)? = operands.first,
      let stream = document.stream(document.dictionary(content.resources["XObject"])?[name])
    else { return }
    switch document.name(stream.dictionary["Subtype"]) {
    case "Form": paintForm(stream, &content)
    case "Image": paintImage(stream, &content)
    default: break
    }
  }

  /// Returns the items of a form in its box, with a state of its own.
  private func list(
    of form: PDFStream, resources: [String: PDFValue], at transform: CGAffineTransform,
    in state: PDFGraphicsState? = nil
  ) -> DisplayList {
    guard let bytes = document.bytes(of: form)?.bytes else { return DisplayList() }
    let place = document.transform(form.dictionary["Matrix"]).concatenating(transform)
    var inner = state ?? PDFGraphicsState(transform: place)
    inner.transform = place
    inner.clip = nil
    let list = list(
      of: bytes, resources: document.dictionary(form.dictionary["Resources"]) ?? resources,
      in: inner)
    guard let box = document.rect(form.dictionary["BBox"]) else { return list }
    return DisplayList(items: [
      .group(.clip(Path(box).applying(place), FillStyle()), list)
    ])
  }

  private func paintForm(_ form: PDFStream, _ content: inout Content) {
    let isGroup =
      document.name(document.dictionary(form.dictionary["Group"])?["S"]) == "Transparency"
    var inner = content.state
    if isGroup {
      // Opacity, blend mode and mask apply to the group as a whole.
      (inner.fillOpacity, inner.strokeOpacity) = (1, 1)
    }
    (inner.blendMode, inner.mask) = (.normal, nil)
    let list = list(
      of: form, resources: content.resources, at: content.state.transform, in: inner)
    let opacity = content.state.fillOpacity
    content.emit(isGroup && opacity < 1 ? [.group(.opacity(opacity), list)] : list.items)
  }

  private func paintImage(_ stream: PDFStream, _ content: inout Content) {
    var ink = ResolvedColor.black
    if case .color(let color) = content.state.fill { ink = color }
    guard let image = document.image(stream, resources: content.resources, ink: ink) else {
      problem = InputError(reason: "an image in the PDF is packed in a way that is not read")
      return
    }
    // An image fills the unit square, whose y axis points up.
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      .concatenating(content.state.transform)
    let item = DisplayItem.image(
      image, rect: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .medium, tint: nil)
    let list = DisplayList(items: [.group(.transform(place), DisplayList(items: [item]))])
    let opacity = content.state.fillOpacity
    content.emit(opacity < 1 ? [.group(.opacity(opacity), list)] : list.items)
  }

  /// Draws an image whose dictionary and bytes are in the content stream.
  private func inlineImage(_ lexer: inout PDFLexer, _ content: inout Content) {
    var dictionary: [String: PDFValue] = [:]
    while case .value(.name(let key)) = lexer.token() {
      guard case .value(let value) = lexer.token() else { return }
      dictionary[key] = value
    }
    // A space ends `ID`, and the bytes end before `EI` between spaces.
    let start = min(lexer.index + 1, lexer.bytes.endIndex)
    var end = start
    while let found = PDFLexer.index(of: "EI", in: lexer.bytes, from: end) {
      end = found + 2
      let isAfterSpace =
        found > start && PDFLexer.isSpace(lexer.bytes[found - 1])
      let isBeforeSpace = end == lexer.bytes.endIndex || PDFLexer.isSpace(lexer.bytes[end])
      guard isAfterSpace, isBeforeSpace else { continue }
      lexer.move(to: end)
      return paintImage(
        PDFStream(dictionary: dictionary, packed: lexer.bytes[start..<found]), &content)
    }
    lexer.move(to: lexer.bytes.endIndex)
  }
}
