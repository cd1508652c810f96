import Codecs
@_exported import CoreGraphics
import Drawing
import Foundation
@_exported import ObjectiveCNames
import Rasterizer

/// A picture that is computed when a context draws it, for code written for Core Image.
///
/// Its space has the origin at the bottom left, in pixels.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle with content; infinite for a colour everywhere.
  public let extent: CGRect
  /// The drawing in the space of the picture, with y downwards.
  let content: DisplayList

  init(_ content: DisplayList, extent: CGRect) {
    self.content = content
    self.extent = extent
  }

  /// Creates a picture of a bitmap.
  public convenience init(cgImage image: CGImage) {
    let size = CGSize(width: image.width, height: image.height)
    self.init(image.image, extent: CGRect(origin: .zero, size: size))
  }

  /// Creates a picture of encoded bytes; nil if they are not a picture.
  public convenience init?(data: Data) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.init(cgImage: CGImage(image))
  }

  /// Creates a picture of a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of one colour everywhere.
  public convenience init(color: CIColor) {
    let everywhere = CGRect(
      x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
    let fill = DisplayItem.fill(Path(everywhere), .color(color.resolved), FillStyle())
    self.init(DisplayList(items: [fill]), extent: .infinite)
  }

  /// Creates a picture of a bitmap in a rectangle.
  convenience init(_ image: DisplayImage, extent: CGRect) {
    let item = DisplayItem.image(
      image, rect: extent.flipped, interpolation: .none, tint: nil)
    self.init(DisplayList(items: [item]), extent: extent)
  }

  /// Half the side of what stands for everywhere, in pixels.
  private static let reach: CGFloat = 100_000

  /// A picture without content.
  public class func empty() -> CIImage { CIImage(DisplayList(), extent: .null) }
  /// Black everywhere.
  public static var black: CIImage { CIImage(color: .black) }
  /// White everywhere.
  public static var white: CIImage { CIImage(color: .white) }
  /// Nothing everywhere.
  public static var clear: CIImage { CIImage(color: .clear) }

  // MARK: Other pictures

  /// Returns the part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard !part.isNull else { return .empty() }
    return CIImage(
      content.applying(.clip(Path(part.flipped), FillStyle())), extent: part)
  }

  /// Returns the picture mapped by a transform.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    return CIImage(
      content.applying(.transform(flip.concatenating(matrix).concatenating(flip))),
      extent: extent.isInfinite ? extent : extent.applying(matrix))
  }

  /// Returns the picture above another one.
  public func composited(over other: CIImage) -> CIImage {
    CIImage(
      DisplayList(items: other.content.items + content.items), extent: extent.union(other.extent))
  }

  /// Returns the picture; its pixels at the edge are not repeated outside.
  public func clampedToExtent() -> CIImage { self }

  /// Returns the picture in a filter with other parameters; the same picture if the filter is unknown.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// Returns the picture blurred with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  // MARK: Pixels

  /// Draws a part; nil if it is empty or too large.
  func bitmap(of rect: CGRect) -> DisplayImage? {
    guard !rect.isInfinite, !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
    let part = rect.flipped
    let moved = content.applying(
      .transform(CGAffineTransform(translationX: -part.minX, y: -part.minY)))
    let picture = try? Rasterizer.render(moved, size: part.size, scale: 1, background: nil)
    return picture.map { DisplayImage($0) }
  }

  /// The pixels, so that a filter can change each; nil if there are none.
  func mapPixels(_ change: (inout PixelGrid) -> Void) -> CIImage? {
    let whole = extent.integral
    guard let bitmap = bitmap(of: whole) else { return nil }
    var grid = PixelGrid(bitmap)
    change(&grid)
    return CIImage(grid.image, extent: whole)
  }
}

extension CGRect {
  /// The rectangle with y in the other direction.
  var flipped: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}

extension DisplayList {
  /// The list as one group with an effect.
  func applying(_ effect: DisplayEffect) -> DisplayList {
    DisplayList(items: [.group(effect, self)])
  }
}
