import Foundation

/// A shape style that tiles a region of an image.
public struct ImagePaint: Equatable, Sendable {
  /// The image.
  public var image: Image
  /// The region of the image, in unit coordinates.
  public var sourceRect: CGRect
  /// The scale factor of the image size.
  public var scale: CGFloat

  /// Creates a style from a region of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    guard let services = environment.values.images.services,
      let bitmap = image.find(in: environment, services.images).bitmap(in: environment, services),
      let tile = bitmap.tile(sourceRect, scale: scale)
    else { return ResolvedStyle(.color(.clear)) }
    return ResolvedStyle(.image(tile.image, size: tile.size)).atLevel(level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Repetitions of a region of an image, in unit coordinates.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImageContent {
  /// Returns the content as a bitmap; symbols take the primary colour.
  func bitmap(in environment: EnvironmentValues, _ services: Services) -> ResolvedImage? {
    let scale = environment.displayScale
    func picture(_ list: DisplayList, _ size: CGSize) -> ResolvedImage? {
      services.images.picture(of: list, size: size, scale: scale)
        .map { ResolvedImage(image: $0, size: size) }
    }
    switch self {
    case .bitmap(let bitmap): return bitmap
    case .missing, .unreadable: return nil
    case .drawing(let drawing):
      return picture(
        drawing.list(in: environment, services: services, scale: scale), drawing.size)
    case .symbol(let symbol):
      let ink = Paint.color(SystemColor.primary.resolved(in: environment.styles.color))
      return picture(
        DisplayList(items: [.fill(symbol.outline, ink, FillStyle())]), symbol.size)
    }
  }
}

extension ResolvedImage {
  /// Returns a region of the image, in unit coordinates, as a tile; nil if the tile is empty.
  func tile(_ sourceRect: CGRect, scale: CGFloat) -> ResolvedImage? {
    let part = image.cropped(to: sourceRect)
    guard part.width > 0, part.height > 0, scale > 0, scale.isFinite else { return nil }
    return ResolvedImage(
      image: part,
      size: CGSize(
        width: size.width * scale * CGFloat(part.width) / CGFloat(image.width),
        height: size.height * scale * CGFloat(part.height) / CGFloat(image.height)))
  }
}
