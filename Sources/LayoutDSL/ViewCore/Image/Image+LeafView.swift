import Foundation

/// The content of an image, resolved in an environment.
enum ImageContent {
  case symbol(ResolvedSymbol)
  case bitmap(ResolvedImage)
  case drawing(ImageDrawing)
  case missing
  case unreadable(file: String, reason: String)
}

extension Image: View, PrimitiveView, LeafView {
  private func content(in context: LeafContext) -> ImageContent {
    context.cached {
      let content = find(in: context.environment, context.services.images)
      if let problem = problem(of: content, context.services.images) {
        context.node.graph.report(problem, at: context.node)
      }
      return content
    }
  }

  /// Resolves the image in an environment.
  func find(in environment: EnvironmentValues, _ images: any ImageProvider) -> ImageContent {
    switch source {
    case .bitmap(let image): return .bitmap(image)
    case .drawing(let drawing): return .drawing(drawing)
    case .symbol(let name, _):
      let font = symbolFont(in: environment)
      let scale = environment.imageScale.factor
      let isMirrored = environment.layoutDirection == .rightToLeft
      let directed = isMirrored ? [mirrored(name), name] : [name]
      for name in directed.flatMap({ environment.symbolVariants.names(of: $0) }) {
        if let symbol = images.symbol(named: name, font: font, scale: scale) {
          return .symbol(symbol)
        }
      }
      return .missing
    case .named(let name, let folder):
      let symbol = images.customSymbol(
        named: name, in: folder, font: symbolFont(in: environment), scale: environment.imageScale)
      if let symbol { return .symbol(symbol) }
      let image = images.image(
        named: name, in: folder, displayScale: environment.displayScale,
        isDark: environment.colorScheme == .dark)
      if let image { return .bitmap(image) }
      guard let (file, reason) = images.unreadableFile(named: name, in: folder) else {
        return .missing
      }
      return .unreadable(file: file, reason: reason)
    }
  }

  private func symbolFont(in environment: EnvironmentValues) -> FontRequest {
    (environment.symbolFont ?? environment.font()).request(for: environment.dynamicTypeSize)
  }

  /// Returns the symbol name with `forward` and `backward` swapped, for right-to-left layout.
  ///
  /// Names that start with either, such as those of playback controls, stay the same.
  private func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, first != "forward", first != "backward" else { return name }
    let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
    return parts.map { opposites[$0] ?? $0 }.joined(separator: ".")
  }

  /// The name of a symbol or a named image; empty for bitmaps and drawings.
  var name: String {
    switch source {
    case .symbol(let name, _), .named(let name, _): name
    case .bitmap, .drawing: ""
    }
  }

  /// Returns the problem of content that cannot be displayed.
  func problem(
    of content: ImageContent, _ images: any ImageProvider
  ) -> Diagnostic.Problem? {
    switch content {
    case .symbol, .bitmap, .drawing: return nil
    case .unreadable(let file, let reason): return .unreadableImage(file, reason: reason)
    // An empty name says that no image is wanted.
    case .missing where name.isEmpty: return nil
    case .missing:
      guard case .symbol = source else { return .missingImage(name) }
      if let problem = images.missingFont(ofSymbol: name) { return .missingFont(problem) }
      return .unknownSymbol(name, similar: images.symbolNames(near: name))
    }
  }

  /// The name of the symbol; nil for other images, and for a symbol with an empty name.
  private var symbolName: String? {
    if case .symbol(let name, _) = source, !name.isEmpty { name } else { nil }
  }

  /// Returns the ideal size of the image in points.
  ///
  /// An unknown symbol and an unreadable file take the size of their placeholder.
  func idealSize(_ content: ImageContent, fontSize: CGFloat) -> CGSize {
    switch content {
    case .symbol(let symbol): isResizable ? symbol.ink.size : symbol.size
    case .bitmap(let image): image.size
    case .drawing(let drawing): drawing.size
    case .missing where symbolName == nil:
      // A missing named image has no size.
      .zero
    case .missing, .unreadable:
      // Measurements.md#symbol-placeholder-size
      CGSize(width: 1.29 * fontSize, height: 1.18 * fontSize)
    }
  }

  /// Returns the font size of the text beside a symbol.
  func fontSize(in environment: EnvironmentValues) -> CGFloat {
    environment.font().request(for: environment.dynamicTypeSize).size
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let ideal = idealSize(content(in: context), fontSize: fontSize(in: context.environment))
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
  }

  package var setsBaselines: Bool { !isResizable }
  package static var overflow: OverflowTraits { .isSymbol }

  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    // The bottom edge of a bitmap is its baseline, also as seen from outside its container.
    guard case .symbol(let symbol) = content(in: context) else { return size.height }
    return symbol.baseline
  }

  package func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? {
    ForegroundStyle().resolvedStyle(in: environment).fill
  }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let style = leaf.resolved(ForegroundStyle())
    if leaf.environment.hidesContent {
      return context.drawPlaceholder(size: size, foreground: style)
    }
    switch content(in: leaf) {
    case .symbol(let symbol):
      let frame = CGRect(origin: context.origin, size: size)
      let looks = leaf.environment.symbolEffects.map { $0.look(at: leaf.time) }
      context.draw(looking: looks, in: frame) {
        let light = looks.last { $0.lit != nil }
        draw(
          symbol, in: frame, style: style, light: light, environment: leaf.environment, context: &$0
        )
      }
    case .bitmap(let image):
      let rect = context.pixelAligned(size)
      let isTemplate =
        renderingMode.map { $0 == .template }
        ?? (image.isTemplate || leaf.environment.values.tintsImages && !image.isOriginal)
      let tint = isTemplate ? style.paint(in: rect) : nil
      let capInsets = capInsets == EdgeInsets() ? image.capInsets ?? capInsets : capInsets
      guard isResizable, resizingMode == .tile || capInsets != EdgeInsets() else {
        if let drawing = image.drawing, image.size.width > 0, image.size.height > 0 {
          return draw(drawing, of: image.size, in: rect, tint: tint, context: &context)
        }
        context.list.append(
          .image(
            image.image, rect: rect, interpolation: interpolation, tint: tint,
            isAntialiased: isAntialiased))
        return
      }
      let slices = ImageSlices(
        image: image, capInsets: capInsets, resizingMode: resizingMode, interpolation: interpolation
      )
      let items = slices.items(in: rect)
      if let tint {
        let paint = DisplayItem.fill(Path(rect), tint, FillStyle())
        context.list.append(
          .group(.mask(DisplayList(items: items)), DisplayList(items: [paint])))
      } else {
        context.list.items += items
      }
    case .drawing(let drawing):
      draw(drawing, in: context.pixelAligned(size), style: style, leaf: leaf, context: &context)
    case .missing where name.isEmpty: break
    case .missing, .unreadable:
      if size.width > 0, size.height > 0 {
        SymbolPlaceholder(name: name).draw(
          size: size, environment: leaf.environment, text: leaf.services.text, context: &context)
      }
    }
  }

  /// Draws the content of a vector image, stretched over a frame.
  private func draw(
    _ drawing: DisplayList, of size: CGSize, in frame: CGRect, tint: Paint?,
    context: inout DisplayContext
  ) {
    guard context.canSee(frame) else { return }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / size.width, y: frame.height / size.height)
    let placed = DisplayList(items: [.group(.transform(place), drawing)])
    guard let tint else { return context.list.items += placed.items }
    let ink = DisplayItem.fill(Path(frame), tint, FillStyle())
    context.list.append(.group(.mask(placed), DisplayList(items: [ink])))
  }

  private func draw(
    _ drawing: ImageDrawing, in frame: CGRect, style: ResolvedStyle, leaf: LeafContext,
    context: inout DisplayContext
  ) {
    guard context.canSee(frame), drawing.size.width > 0, drawing.size.height > 0 else { return }
    let list = drawing.list(in: leaf.environment, services: leaf.services, scale: context.scale)
    if list.isEmpty { return }
    // Every visible tile draws the list once.
    let isTiled = isResizable && resizingMode == .tile
    let size = isTiled ? drawing.size : frame.size
    let across = (frame.width / size.width).rounded(.up)
    let down = (frame.height / size.height).rounded(.up)
    guard across * down <= tileLimit else { return }
    var tiles = DisplayList()
    for index in 0..<Int(across * down) {
      let place = CGAffineTransform(
        translationX: frame.minX + CGFloat(index % Int(across)) * size.width,
        y: frame.minY + CGFloat(index / Int(across)) * size.height
      ).scaledBy(x: size.width / drawing.size.width, y: size.height / drawing.size.height)
      tiles.append(.group(.transform(place), list))
    }
    if isTiled { tiles = DisplayList(items: [.group(.clip(Path(frame), FillStyle()), tiles)]) }
    if renderingMode == .template {
      let ink = DisplayItem.fill(Path(frame), style.paint(in: frame), FillStyle())
      tiles = DisplayList(items: [.group(.mask(tiles), DisplayList(items: [ink]))])
    }
    context.list.items += tiles.items
  }

  /// Whether the symbol is drawn as a single outline in a single style.
  func isPaintedAsOne(_ symbol: ResolvedSymbol, in environment: EnvironmentValues) -> Bool {
    if case .symbol(_, .some) = source, symbol.layers.contains(where: \.isStep) { return false }
    return layerMode(of: symbol, in: environment) == nil
      && (symbolColorRenderingMode ?? environment.symbolColorRenderingMode) != .gradient
  }

  /// Returns the rendering mode that is set; that of an original image is multicolor.
  func symbolRenderingMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    symbolRenderingMode ?? environment.symbolRenderingMode
      ?? (renderingMode == .original ? .multicolor : nil)
  }

  /// Returns the rendering mode of the layers, or nil if they all have the same style.
  private func layerMode(
    of symbol: ResolvedSymbol, in environment: EnvironmentValues
  ) -> SymbolRenderingMode? {
    let styles = environment.styles.foreground?.base as? ForegroundStyles
    let mode =
      symbolRenderingMode(in: environment) ?? (styles?.areSeveral == true ? .palette : nil)
    let hasColors = symbol.layers.contains { $0.color != nil }
    guard let mode, mode != .monochrome, !symbol.layers.isEmpty, mode != .multicolor || hasColors
    else { return nil }
    return mode
  }

  /// Draws a symbol in a frame.
  func draw(
    _ symbol: ResolvedSymbol, in frame: CGRect, style: ResolvedStyle,
    light: SymbolMotion.Look? = nil, environment: EnvironmentValues,
    context: inout DisplayContext
  ) {
    let colors = symbolColorRenderingMode ?? environment.symbolColorRenderingMode
    func fill(_ outline: Path, _ style: ResolvedStyle) {
      if outline.isEmpty { return }
      let style =
        colors == .gradient ? style.shaded(palette: environment.styles.color.palette) : style
      let path = placed(outline, of: symbol, in: frame)
      context.paint(style) { $0.list.append(.fill(path, style.paint(in: frame), FillStyle())) }
    }
    let lit = light?.lit
    let value: Double? = if case .symbol(_, let value) = source { value } else { nil }
    let steps = lit == nil && value == nil ? [] : symbol.layers.filter(\.isStep)
    if !steps.isEmpty {
      for layer in symbol.layers where !layer.isStep { fill(layer.outline, style) }
      for (index, step) in steps.enumerated() {
        let start = Double(index) / Double(steps.count)
        let end = Double(index + 1) / Double(steps.count)
        let isOn =
          if let lit { start <= lit.upperBound && lit.lowerBound < end } else { value ?? 1 > start }
        if isOn {
          fill(step.outline, style)
        } else if lit == nil || light?.dimsUnlit == true {
          fill(step.outline, style.atLevel(2))
        }
      }
      return
    }
    guard let mode = layerMode(of: symbol, in: environment) else {
      return fill(symbol.outline, style)
    }
    for layer in symbol.layers {
      if mode == .multicolor {
        let own = layer.color ?? (symbol.layers.first?.color == nil ? nil : .white)
        fill(layer.outline, own.map { $0.resolvedStyle(in: environment) } ?? style)
      } else {
        let level = HierarchicalShapeStyle(level: layer.rank)
        fill(
          layer.outline,
          mode == .palette ? level.resolvedStyle(in: environment) : style.atLevel(layer.rank))
      }
    }
  }

  /// Returns a symbol outline placed in a frame; the ink of a resizable symbol fills the frame.
  private func placed(_ outline: Path, of symbol: ResolvedSymbol, in frame: CGRect) -> Path {
    guard isResizable else { return outline.offsetBy(dx: frame.minX, dy: frame.minY) }
    let ink = symbol.ink
    guard ink.width > 0, ink.height > 0 else { return Path() }
    let (x, y) = (frame.width / ink.width, frame.height / ink.height)
    return outline.applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: frame.minX - ink.minX * x, ty: frame.minY - ink.minY * y))
  }

  package func words(in context: LeafContext) -> [String] { name.isEmpty ? [] : [name] }

  package func contentChange(
    from old: Image, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange {
    guard case .symbolReplace = environment.contentTransition.kind else { return .none }
    return name == old.name ? .none : .replaced
  }

  package func ownAnimation(from old: Image, in environment: EnvironmentValues) -> Animation? {
    guard name != old.name, case .symbolReplace(let speed) = environment.contentTransition.kind
    else { return nil }
    return .easeInOut(duration: 0.4).speed(speed)
  }

  package func isEqual(to other: Image) -> Bool { self == other }

  package var summary: String {
    switch source {
    case .symbol(let name, _), .named(let name, _): "\"\(name)\""
    case .bitmap(let image): "\(image.image.width)×\(image.image.height) px"
    case .drawing(let drawing): "\(formatted(drawing.size)), drawn"
    }
  }
}

extension EnvironmentValues {
  private enum SymbolFontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The font whose size symbols take instead of the text's.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}

/// The number of tiles up to which a drawing is repeated: each one draws its whole list.
private let tileLimit: CGFloat = 10_000

extension Image.Scale {
  /// The size of a symbol relative to its size at `medium`.
  package var factor: CGFloat {
    switch self {
    case .small: 0.81  // Measurements.md#image-scale
    case .medium: 1
    case .large: 1.28
    }
  }
}
