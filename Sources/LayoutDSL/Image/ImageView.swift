import Foundation

/// A picture found in an environment.
enum ImageContent {
  case symbol(ResolvedSymbol)
  case bitmap(ResolvedImage)
  case missing
}

extension Image: View, PrimitiveView, LeafView {
  private func content(in context: LeafContext) -> ImageContent {
    context.cached {
      let content = find(in: context.environment, context.services.images)
      if case .missing = content {
        context.node.graph.report(.missingImage(name), at: context.node)
      }
      return content
    }
  }

  /// What the image shows in an environment.
  func find(in environment: EnvironmentValues, _ images: any ImageProvider) -> ImageContent {
    switch source {
    case .bitmap(let image): return .bitmap(image)
    case .symbol(let name):
      let font = environment.font().request(for: environment.dynamicTypeSize)
      let scale: CGFloat =
        switch environment.imageScale {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
      return images.symbol(named: name, font: font, scale: scale)
        .map { .symbol($0) } ?? .missing
    case .named(let name, let folder):
      let image = images.image(
        named: name, in: folder, displayScale: environment.displayScale,
        isDark: environment.colorScheme == .dark)
      return image.map { .bitmap($0) } ?? .missing
    }
  }

  /// The name by which the image is found; empty for a bitmap.
  var name: String {
    switch source {
    case .symbol(let name), .named(let name, _): name
    case .bitmap: ""
    }
  }

  /// The size in points that the image has by itself.
  func idealSize(_ content: ImageContent) -> CGSize {
    switch content {
    case .symbol(let symbol): symbol.size
    case .bitmap(let image): image.size
    case .missing:
      // A symbol that is not known shows a box; a picture that is not there takes no place.
      if case .symbol = source { CGSize(width: 20, height: 20) } else { .zero }
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let ideal = idealSize(content(in: context))
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
  }

  package var setsBaselines: Bool {
    if case .symbol = source { !isResizable } else { false }
  }

  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat? {
    guard case .symbol(let symbol) = content(in: context), key.axis == .vertical else {
      return nil
    }
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
      let outline = placed(symbol, in: frame)
      context.paint(style) { $0.list.append(.fill(outline, style.paint(in: frame), FillStyle())) }
    case .bitmap(let image):
      let rect = context.pixelAligned(size)
      let tint = renderingMode == .template ? style.paint(in: rect) : nil
      let interpolates = interpolation != .none
      guard isResizable, resizingMode == .tile || capInsets != EdgeInsets() else {
        context.list.append(
          .image(image.image, rect: rect, interpolates: interpolates, tint: tint))
        return
      }
      let slices = ImageSlices(
        image: image, capInsets: capInsets, resizingMode: resizingMode, interpolates: interpolates)
      let items = slices.items(in: rect)
      if let tint {
        let paint = DisplayItem.fill(Path(rect), tint, FillStyle())
        context.list.append(
          .group(.mask(DisplayList(items: items)), DisplayList(items: [paint])))
      } else {
        context.list.items += items
      }
    case .missing:
      if size.width > 0, size.height > 0 { drawPlaceholder(size: size, context: &context) }
    }
  }

  /// A symbol's outline in a frame: as it is, or, if resizable, its ink stretched over the frame.
  private func placed(_ symbol: ResolvedSymbol, in frame: CGRect) -> Path {
    guard isResizable else {
      return symbol.outline.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    let box = CGRect(origin: .zero, size: symbol.size)
    guard box.width > 0, box.height > 0 else { return Path() }
    return symbol.outline.applying(
      CGAffineTransform(translationX: frame.minX, y: frame.minY)
        .scaledBy(x: frame.width / box.width, y: frame.height / box.height))
  }

  /// A crossed box where a symbol of an unknown name would be.
  private func drawPlaceholder(size: CGSize, context: inout DisplayContext) {
    let rect = context.pixelAligned(size).insetBy(dx: 0.5, dy: 0.5)
    var path = Path(rect)
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    let red = Color.Resolved(red: 1, green: 0.23, blue: 0.19)
    context.list.append(.stroke(path, .color(red), StrokeStyle(lineWidth: 1)))
  }

  package func isEqual(to other: Image) -> Bool { self == other }

  package var summary: String {
    switch source {
    case .symbol(let name), .named(let name, _): "\"\(name)\""
    case .bitmap(let image): "\(image.image.width)×\(image.image.height) px"
    }
  }
}
