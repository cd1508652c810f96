import Codecs
import Drawing
import Foundation
import SystemIntegration
import ViewCore

extension UIImage {
  /// Creates an image from a bitmap, with a pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a bitmap; a scale that is not positive and finite means 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(ResolvedImage(cgImage, scale: scale, orientation: orientation.image))
  }

  /// The bitmap; nil for a symbol.
  public var cgImage: CGImage? {
    guard case .bitmap(let bitmap) = content else { return drawnSymbol }
    return bitmap.image.width > 0 ? CGImage(bitmap.image) : nil
  }

  /// The pixels of a symbol at the scale of the screen.
  private var drawnSymbol: CGImage? {
    guard isSymbolImage, size.width > 0, size.height > 0 else { return nil }
    return onMainActor {
      UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage
    }
  }

  /// Creates an image from a picture of Core Image.
  ///
  /// The size is zero if the picture is empty or infinite.
  public convenience init(ciImage: CIImage) {
    let image = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(cgImage: image ?? CGImage(DisplayImage(width: 0, height: 0, pixels: [])))
  }

  /// The picture for Core Image: nil, since an image stores pixels.
  public var ciImage: CIImage? { nil }

  /// Pixels per point; 1 for a symbol.
  public var scale: CGFloat {
    guard case .bitmap(let bitmap) = content, bitmap.size.width > 0 else { return 1 }
    return CGFloat(bitmap.image.width) / bitmap.size.width
  }

  /// Returns the first picture of an animation, which does not move; nil if there is none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Returns the picture whose name ends in 0 or 1, as the first of an animation; nil if there is
  /// none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }

  /// The format of drawings with the scale of this picture.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The pictures of an animation: none.
  public var images: [UIImage]? { nil }
  /// The duration of the animation, in seconds: 0.
  public var duration: TimeInterval { 0 }

  /// Returns the image as PNG data; nil for a symbol.
  public func pngData() -> Data? { cgImage.flatMap { try? $0.image.pngData() } }

  /// Returns the image on white as JPEG data; nil for a symbol.
  ///
  /// The quality is 0…1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.image.jpegData(quality: compressionQuality)
  }

  /// Returns the image, decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image in another size, in points; nil for a symbol or an invalid size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image in another size, in points; nil for a symbol or an invalid size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Draws the image at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context.
  ///
  /// A symbol is drawn only while a view is evaluated.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    switch content {
    case .bitmap(let bitmap): context.draw(bitmap.image, in: rect)
    case .symbol(let symbol):
      guard let (outline, size) = symbol.outline, size.width > 0, size.height > 0 else { break }
      let color = symbol.color.map { UIColor($0) } ?? .black
      let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
      // Modes of compositing change the whole rectangle of an image, not only its outline.
      if blendMode != .normal {
        context.clip(to: rect)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      }
      context.setFillColor(color.cgColor)
      context.fill(outline.applying(placed), .winding)
      if blendMode != .normal { context.endTransparencyLayer() }
    }
    context.restoreGState()
  }
}

extension UIImageSymbol {
  /// The outline of the symbol and its size; nil unless a view is being evaluated.
  fileprivate var outline: (path: Path, size: CGSize)? {
    let font = Font.system(size: pointSize, weight: weight)
    let images = ViewGraph.evaluator?.evaluatedNode.graph.services.images
    let symbol = images?.symbol(named: name, font: font.request(for: .large), scale: 1)
    return symbol.map { ($0.outline, $0.size) }
  }
}

extension UIImage.Orientation {
  fileprivate var image: Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

extension Image {
  /// The orientation in which pixels are stored, relative to the one in which they are shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Mirrored.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Rotated by 180°, and mirrored.
    case downMirrored
    /// Rotated by 90° to the left, and mirrored.
    case leftMirrored
    /// Rotated by 90° to the right.
    case right
    /// Rotated by 90° to the right, and mirrored.
    case rightMirrored
    /// Rotated by 90° to the left.
    case left
  }

  /// Creates a labelled image from a bitmap; a scale that is not positive and finite means 1.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates a decorative image from a bitmap; a scale that is not positive and finite means 1.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: ResolvedImage(cgImage, scale: scale, orientation: orientation))
  }
}

extension ResolvedImage {
  /// Creates an image from the pixels of a bitmap, turned upright.
  fileprivate init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    let image = cgImage.image.turned(orientation)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      image: image,
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
  }
}

extension DisplayImage {
  /// Returns the image with its pixels turned upright.
  fileprivate func turned(_ orientation: Image.Orientation) -> DisplayImage {
    guard orientation != .up else { return self }
    let swaps: Bool =
      switch orientation {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    let (columns, rows) = swaps ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (left, top) = (x, y), (right, bottom) = (columns - 1 - x, rows - 1 - y)
        // The position in storage of the pixel that is shown at x, y.
        let (column, row): (Int, Int) =
          switch orientation {
          case .up: (left, top)
          case .upMirrored: (right, top)
          case .down: (right, bottom)
          case .downMirrored: (left, bottom)
          case .leftMirrored: (top, left)
          case .right: (top, right)
          case .rightMirrored: (bottom, right)
          case .left: (bottom, left)
          }
        let source = (row * width + column) * 4, target = (y * columns + x) * 4
        for offset in 0..<4 { turned[target + offset] = pixels[source + offset] }
      }
    }
    return DisplayImage(width: columns, height: rows, pixels: turned)
  }
}

extension CIImage {
  /// Creates a picture of an image; nil for a symbol.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.cgImage else { return nil }
    self.init(cgImage: bitmap)
  }
}
