import Foundation

extension GraphicsContext {
  /// An image resolved in the context's environment.
  public struct ResolvedImage {
    let content: ImageContent
    let interpolation: Image.Interpolation

    /// The size of the image in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in points.
    public let baseline: CGFloat
    /// The shading of a template image or symbol; nil for an image in its own colours.
    public var shading: Shading?
  }

  /// Resolves an image in the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let content = find(image)
    let size = image.idealSize(content, fontSize: image.fontSize(in: environment))
    var baseline = size.height
    var isTemplate = image.renderingMode == .template
    if case .symbol(let symbol) = content {
      baseline = symbol.baseline
      isTemplate = true
    }
    return ResolvedImage(
      content: content, interpolation: image.interpolation, size: size,
      baseline: baseline, shading: isTemplate ? .foreground : nil)
  }

  /// Draws a resolved image stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    switch image.content {
    case .symbol(let symbol):
      guard symbol.size.width > 0, symbol.size.height > 0 else { return }
      let outline = symbol.outline.applying(
        CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height))
      draw(image.shading ?? .foreground, in: rect) { .fill(outline, $0, style) }
    case .bitmap(let bitmap):
      func item(_ tint: Paint?) -> DisplayItem {
        .image(bitmap.image, rect: rect, interpolation: image.interpolation, tint: tint)
      }
      if let shading = image.shading {
        draw(shading, in: rect) { item($0) }
      } else {
        add(
          DisplayList(items: [item(nil)]),
          covering: DisplayList(items: [.fill(Path(rect), .color(.black), style)]))
      }
    case .drawing(let drawing):
      guard drawing.size.width > 0, drawing.size.height > 0 else { return }
      let list = drawing.list(in: environment, services: layer.services, scale: layer.scale)
      let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
      let placed = DisplayList(items: [.group(.transform(place), list)])
      if let shading = image.shading {
        draw(shading, in: rect) { paint in
          let ink = DisplayItem.fill(Path(rect), paint, style)
          return .group(.mask(placed), DisplayList(items: [ink]))
        }
      } else {
        add(placed, covering: placed)
      }
    case .missing, .unreadable: break
    }
  }

  /// Draws a resolved image at its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rect(of: image.size, at: point))
  }

  /// Draws an image stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Resolves an image and reports its problem, if it has one.
  func find(_ image: Image) -> ImageContent {
    let content = image.find(in: environment, layer.services.images)
    if let problem = image.problem(of: content, layer.services.images) {
      layer.source?.report(problem)
    }
    return content
  }

  /// Returns an image as a bitmap for tiling; nil if the image is missing.
  func bitmap(of image: Image) -> ViewCore.ResolvedImage? {
    find(image).bitmap(in: environment, layer.services)
  }
}

extension UnitPoint {
  /// Returns the rectangle of a size whose unit point is at a position.
  func rect(of size: CGSize, at place: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: place.x - x * size.width, y: place.y - y * size.height), size: size)
  }
}
