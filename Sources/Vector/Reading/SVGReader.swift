import Codecs
import Drawing
import Foundation

/// Draws an SVG document, as far as icons and illustrations of apps need it.
///
/// 1. Shapes, groups, links to them (`use`), gradients, patterns, clip paths, masks, opacity and
///    embedded PNG and JPEG images are drawn.
/// 2. Rules of style elements apply to elements, classes and identifiers.
/// 3. Filters, animations and scripts are ignored.
/// 4. A document with text is refused: its fonts are unknown.
final class SVGReader {
  private let root: MarkupElement
  let sheet: SVGStyleSheet
  /// The elements with an identifier.
  private(set) var elements: [String: MarkupElement] = [:]
  private var viewport = CGSize.zero
  /// The items that were drawn, which links can multiply.
  private var count = 0
  /// The links that are being drawn: a link inside its own target has no effect.
  private var openLinks: Set<String> = []
  private var problem: InputError?

  init(_ data: Data) throws(InputError) {
    root = try MarkupElement.root(of: data, named: "svg", format: "SVG")
    sheet = SVGStyleSheet(root)
    collect(root)
  }

  private func collect(_ element: MarkupElement) {
    // Of two elements with the same identifier, links find the first.
    if let identifier = element["id"], elements[identifier] == nil {
      elements[identifier] = element
    }
    for child in element.children { collect(child) }
  }

  /// Draws the document.
  func picture() throws(InputError) -> VectorPicture {
    let box = CGRect(svgViewBox: root["viewBox"])
    let width = CGFloat(svgLength: root["width"]) ?? box?.width
    let height = CGFloat(svgLength: root["height"]) ?? box?.height
    guard let width, let height, width > 0, height > 0 else {
      throw InputError(reason: "the SVG document has no size: add width and height, or a viewBox")
    }
    let size = CGSize(width: width, height: height)
    viewport = box?.size ?? size
    var style = SVGStyle()
    style.apply(sheet.attributes(of: root))
    var content = DisplayList(items: root.children.flatMap { items(of: $0, style, depth: 0) })
    if let problem { throw problem }
    if let box {
      let place = CGAffineTransform(
        viewBox: box, in: size, alignment: root["preserveAspectRatio"])
      content = DisplayList(items: [.group(.transform(place), content)])
    }
    let bounds = Path(CGRect(origin: .zero, size: size))
    return VectorPicture(
      size: size, content: DisplayList(items: [.group(.clip(bounds, FillStyle()), content)]))
  }

  /// Returns the outline of what an element fills, in the space of the document; nil if there is no
  /// such element.
  ///
  /// SF Symbols writes outlines as lines without a fill since version 4.
  func outline(of identifier: String) throws(InputError) -> Path? {
    guard let element = elements[identifier] else { return nil }
    var style = SVGStyle()
    style.apply(sheet.attributes(of: root))
    let items = items(of: element, style, depth: 0)
    if let problem { throw problem }
    let filled = Self.outline(of: items)
    return filled.isEmpty ? Self.outline(of: items, ofLines: true) : filled
  }

  private static func outline(of items: [DisplayItem], ofLines: Bool = false) -> Path {
    var outline = Path()
    for item in items {
      switch item {
      case .fill(let path, _, _) where !ofLines: outline.addPath(path)
      case .stroke(let path, _, _) where ofLines: outline.addPath(path)
      case .group(.transform(let map), let list):
        outline.addPath(self.outline(of: list.items, ofLines: ofLines), transform: map)
      case .group(_, let list): outline.addPath(self.outline(of: list.items, ofLines: ofLines))
      default: break
      }
    }
    return outline
  }

  // MARK: Elements

  private static let itemLimit = 200_000
  private static let depthLimit = 400

  private func items(of element: MarkupElement, _ inherited: SVGStyle, depth: Int) -> [DisplayItem]
  {
    count += 1
    if count > Self.itemLimit || depth > Self.depthLimit {
      problem = InputError(reason: "the SVG document draws too many elements")
    }
    if problem != nil { return [] }
    let attributes = sheet.attributes(of: element)
    if attributes["display"] == "none" { return [] }
    var style = inherited
    style.apply(attributes)
    var items: [DisplayItem]
    switch element.name {
    case "g", "a", "switch": items = children(of: element, style, depth: depth)
    case "svg": items = nested(element, style, attributes, depth: depth)
    case "use": items = linked(element, style, depth: depth)
    case "image": items = image(element)
    case "text":
      problem = InputError(
        reason: "the text of an SVG document is not drawn: convert it to outlines")
      return []
    default:
      guard style.isVisible, let path = Path(element, viewport: viewport) else { return [] }
      items = painted(path, style, depth: depth)
    }
    guard !items.isEmpty else { return [] }
    return wrapped(items, attributes, style, depth: depth)
  }

  private func children(of element: MarkupElement, _ style: SVGStyle, depth: Int) -> [DisplayItem] {
    element.children.flatMap { items(of: $0, style, depth: depth + 1) }
  }

  /// Draws an inner document in its own viewport.
  private func nested(
    _ element: MarkupElement, _ style: SVGStyle, _ attributes: [String: String], depth: Int
  ) -> [DisplayItem] {
    let items = children(of: element, style, depth: depth)
    let x = CGFloat(svgLength: attributes["x"]) ?? 0, y = CGFloat(svgLength: attributes["y"]) ?? 0
    var place = CGAffineTransform(translationX: x, y: y)
    if let box = CGRect(svgViewBox: attributes["viewBox"]) {
      let size = CGSize(
        width: CGFloat(svgLength: attributes["width"]) ?? box.width,
        height: CGFloat(svgLength: attributes["height"]) ?? box.height)
      let scale = CGAffineTransform(
        viewBox: box, in: size, alignment: attributes["preserveAspectRatio"])
      place = scale.concatenating(place)
    }
    return place == .identity ? items : [.group(.transform(place), DisplayList(items: items))]
  }

  private func linked(_ element: MarkupElement, _ style: SVGStyle, depth: Int) -> [DisplayItem] {
    guard let identifier = element.reference, var target = elements[identifier],
      openLinks.insert(identifier).inserted
    else { return [] }
    defer { openLinks.remove(identifier) }
    if ["symbol", "svg"].contains(target.name) {
      // A symbol is drawn only through links, as an inner document.
      target.name = "svg"
      for side in ["width", "height"] { target.attributes[side] = element[side] ?? target[side] }
    }
    let list = DisplayList(items: items(of: target, style, depth: depth + 1))
    let x = CGFloat(svgLength: element["x"]) ?? 0, y = CGFloat(svgLength: element["y"]) ?? 0
    return x == 0 && y == 0
      ? list.items : [.group(.transform(CGAffineTransform(translationX: x, y: y)), list)]
  }

  /// Draws an image that the document contains.
  private func image(_ element: MarkupElement) -> [DisplayItem] {
    let link = element["href"] ?? element["xlink:href"] ?? ""
    guard link.hasPrefix("data:"), let comma = link.firstIndex(of: ","),
      link[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(link[link.index(after: comma)...]),
        options: .ignoreUnknownCharacters),
      let image = try? DisplayImage(imageData: data), image.width > 0, image.height > 0
    else { return [] }
    let size = CGSize(width: image.width, height: image.height)
    let frame = CGSize(
      width: CGFloat(svgLength: element["width"]) ?? size.width,
      height: CGFloat(svgLength: element["height"]) ?? size.height)
    let place = CGAffineTransform(
      viewBox: CGRect(origin: .zero, size: size), in: frame,
      alignment: element["preserveAspectRatio"])
    let corner = CGPoint(
      x: CGFloat(svgLength: element["x"]) ?? 0, y: CGFloat(svgLength: element["y"]) ?? 0)
    let rect = CGRect(origin: .zero, size: size).applying(place)
      .offsetBy(dx: corner.x, dy: corner.y)
    return [.image(image, rect: rect, interpolation: .medium, tint: nil)]
  }

  // MARK: Paint

  private func painted(_ path: Path, _ style: SVGStyle, depth: Int) -> [DisplayItem] {
    let bounds = path.boundingRect
    let filling = items(
      filling: path, FillStyle(eoFill: style.isEvenOdd), style.fill, opacity: style.fillOpacity,
      in: bounds, depth: depth)
    guard style.stroke != .none, style.strokeStyle.lineWidth > 0 else { return filling }
    if case .color(let color) = style.stroke {
      let paint = Paint.color(color.multiplyingOpacity(by: Float(style.strokeOpacity)))
      return filling + [.stroke(path, paint, style.strokeStyle)]
    }
    return filling
      + items(
        filling: path.strokedPath(style.strokeStyle), FillStyle(), style.stroke,
        opacity: style.strokeOpacity, in: bounds, depth: depth)
  }

  private func items(
    filling path: Path, _ rule: FillStyle, _ paint: SVGStyle.Paint, opacity: CGFloat,
    in bounds: CGRect, depth: Int
  ) -> [DisplayItem] {
    switch paint {
    case .none: return []
    case .color(let color):
      return [.fill(path, .color(color.multiplyingOpacity(by: Float(opacity))), rule)]
    case .server(let identifier, let fallback):
      if let element = elements[identifier] {
        if let gradient = SVGGradient(element, in: self) {
          return gradient.items(
            filling: path, style: rule, opacity: opacity, in: bounds, viewport: viewport)
        }
        if element.name == "pattern", openLinks.insert(identifier).inserted {
          defer { openLinks.remove(identifier) }
          let list = DisplayList(items: tiles(of: element, over: bounds, depth: depth))
          let clipped = DisplayItem.group(.clip(path, rule), list)
          return opacity < 1
            ? [.group(.opacity(opacity), DisplayList(items: [clipped]))] : [clipped]
        }
      }
      return fallback.map { [.fill(path, .color($0), rule)] } ?? []
    }
  }

  /// Returns the tiles of a pattern over the bounding box of a shape.
  private func tiles(of element: MarkupElement, over bounds: CGRect, depth: Int) -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let isRelative = element["patternUnits"] != "userSpaceOnUse"
    func length(_ name: String, of length: CGFloat) -> CGFloat {
      let value = CGFloat(svgLength: element[name]) ?? CGFloat(svgShare: element[name]) ?? 0
      return isRelative ? value * length : value
    }
    let size = CGSize(
      width: length("width", of: bounds.width), height: length("height", of: bounds.height))
    guard size.width > 0, size.height > 0 else { return [] }
    let origin = CGPoint(
      x: length("x", of: bounds.width) + (isRelative ? bounds.minX : 0),
      y: length("y", of: bounds.height) + (isRelative ? bounds.minY : 0))
    var list = DisplayList(items: children(of: element, SVGStyle(), depth: depth))
    if let box = CGRect(svgViewBox: element["viewBox"]) {
      list = DisplayList(items: [
        .group(.transform(CGAffineTransform(viewBox: box, in: size, alignment: nil)), list)
      ])
    } else if element["patternContentUnits"] == "objectBoundingBox" {
      let scale = CGAffineTransform(scaleX: bounds.width, y: bounds.height)
      list = DisplayList(items: [.group(.transform(scale), list)])
    }
    let place = CGAffineTransform(svg: element["patternTransform"])
    let area =
      abs(place.a * place.d - place.b * place.c) > 1e-12
      ? bounds.applying(place.inverted()) : bounds
    let columns =
      ((area.minX - origin.x) / size.width).rounded(
        .down)...max(
        ((area.maxX - origin.x) / size.width).rounded(.up), ((area.minX - origin.x) / size.width))
    let rows =
      ((area.minY - origin.y) / size.height).rounded(
        .down)...max(
        ((area.maxY - origin.y) / size.height).rounded(.up), ((area.minY - origin.y) / size.height))
    let (across, down) = (
      columns.upperBound - columns.lowerBound, rows.upperBound - rows.lowerBound
    )
    guard across * down < 10_000 else { return [] }
    var items: [DisplayItem] = []
    for row in 0..<max(1, Int(down)) {
      for column in 0..<max(1, Int(across)) {
        let tile = CGAffineTransform(
          translationX: origin.x + (columns.lowerBound + CGFloat(column)) * size.width,
          y: origin.y + (rows.lowerBound + CGFloat(row)) * size.height)
        items.append(.group(.transform(tile.concatenating(place)), list))
      }
    }
    return items
  }

  // MARK: Groups

  /// Returns the items with the transform, clip path, mask and opacity of their element.
  private func wrapped(
    _ items: [DisplayItem], _ attributes: [String: String], _ style: SVGStyle, depth: Int
  ) -> [DisplayItem] {
    var items = items
    func wrap(_ effect: DisplayEffect) { items = [.group(effect, DisplayList(items: items))] }
    func target(_ name: String) -> (identifier: String, element: MarkupElement)? {
      let identifier = attributes[name].flatMap { SVGStyle.identifier(inURL: $0) }
      return identifier.flatMap { name in elements[name].map { (name, $0) } }
    }
    if let clip = target("clip-path")?.element, clip.name == "clipPath" {
      let (path, isEvenOdd) = self.path(ofClip: clip, bounds: { items.bounds })
      wrap(.clip(path, FillStyle(eoFill: isEvenOdd)))
    }
    if let (identifier, mask) = target("mask"), mask.name == "mask",
      openLinks.insert(identifier).inserted
    {
      defer { openLinks.remove(identifier) }
      wrap(.mask(list(ofMask: mask, bounds: { items.bounds }, depth: depth)))
    }
    if let opacity = CGFloat(svgShare: attributes["opacity"]), opacity < 1 {
      wrap(.opacity(opacity))
    }
    let transform = CGAffineTransform(svg: attributes["transform"])
    if transform != .identity { wrap(.transform(transform)) }
    return items
  }

  /// Returns the outline of a clip path, which its shapes form together.
  private func path(ofClip clip: MarkupElement, bounds: () -> CGRect) -> (Path, isEvenOdd: Bool) {
    var path = Path()
    var isEvenOdd = false
    for child in clip.children {
      let child = child.name == "use" ? child.reference.flatMap { elements[$0] } ?? child : child
      guard let shape = Path(child, viewport: viewport) else { continue }
      let attributes = sheet.attributes(of: child)
      var style = SVGStyle()
      style.apply(attributes)
      isEvenOdd = isEvenOdd || style.isClipEvenOdd
      path.addPath(shape, transform: CGAffineTransform(svg: attributes["transform"]))
    }
    if clip["clipPathUnits"] == "objectBoundingBox" {
      let box = bounds()
      path = path.applying(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    return (path.applying(CGAffineTransform(svg: clip["transform"])), isEvenOdd)
  }

  /// Returns a drawing whose alpha is that of a mask: the luminance of its content.
  private func list(ofMask mask: MarkupElement, bounds: () -> CGRect, depth: Int) -> DisplayList {
    let attributes = sheet.attributes(of: mask)
    var style = SVGStyle()
    style.apply(attributes)
    var list = DisplayList(items: children(of: mask, style, depth: depth + 1))
    if mask["maskContentUnits"] == "objectBoundingBox" {
      let box = bounds()
      list = DisplayList(items: [
        .group(
          .transform(
            CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)),
          list)
      ])
    }
    if attributes["mask-type"] == "alpha" { return list }
    var luminance = ColorMatrix()
    // The luminance of sRGB.
    (luminance.a1, luminance.a2, luminance.a3, luminance.a4) = (0.2126, 0.7152, 0.0722, 0)
    return DisplayList(items: [.group(.colorMatrix(luminance), list)])
  }
}

extension [DisplayItem] {
  /// The rectangle around the shapes and images.
  fileprivate var bounds: CGRect {
    reduce(CGRect.null) { bounds, item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): bounds.union(path.boundingRect)
      case .image(_, let rect, _, _, _): bounds.union(rect)
      case .group(.transform(let transform), let list):
        bounds.union(list.items.bounds.applying(transform))
      case .group(_, let list): bounds.union(list.items.bounds)
      case .glyphs: bounds
      }
    }
  }
}

extension Path {
  /// Creates the outline of a shape; nil for other elements and for a shape without extent.
  fileprivate init?(_ element: MarkupElement, viewport: CGSize) {
    func length(_ name: String, of whole: CGFloat) -> CGFloat {
      let text = element[name]
      if let text, text.hasSuffix("%") { return (CGFloat(svgShare: text) ?? 0) * whole }
      return CGFloat(svgLength: text) ?? 0
    }
    func x(_ name: String) -> CGFloat { length(name, of: viewport.width) }
    func y(_ name: String) -> CGFloat { length(name, of: viewport.height) }
    switch element.name {
    case "path":
      guard let data = element["d"] else { return nil }
      self.init(svgData: data)
    case "rect":
      let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let across = element["rx"].map { _ in x("rx") }, down = element["ry"].map { _ in y("ry") }
      let corner = CGSize(width: across ?? down ?? 0, height: down ?? across ?? 0)
      self.init(
        roundedRect: rect,
        cornerSize: CGSize(
          width: min(corner.width, rect.width / 2), height: min(corner.height, rect.height / 2)),
        style: .circular)
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let width = isCircle ? x("r") : x("rx"), height = isCircle ? width : y("ry")
      guard width > 0, height > 0 else { return nil }
      self.init(
        ellipseIn: CGRect(
          x: x("cx") - width, y: y("cy") - height, width: 2 * width, height: 2 * height))
    case "line":
      self.init()
      move(to: CGPoint(x: x("x1"), y: y("y1")))
      addLine(to: CGPoint(x: x("x2"), y: y("y2")))
    case "polyline", "polygon":
      let numbers = SVGScanner.numbers(in: element["points"] ?? "")
      guard numbers.count >= 4 else { return nil }
      self.init()
      addLines(
        stride(from: 0, to: numbers.count - 1, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      if element.name == "polygon" { closeSubpath() }
    default: return nil
    }
  }
}
