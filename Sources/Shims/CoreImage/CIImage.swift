import Codecs
@_exported import CoreGraphics
import Drawing
import Foundation
@_exported import ObjectiveCNames
import Rasterizer

/// A picture that is computed when a context draws it, for code written for Core Image.
///
/// Coordinates are in pixels from the bottom left.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle with content; infinite for a colour without bounds.
  public let extent: CGRect
  /// The drawing, in the coordinates of the picture but with y downwards.
  let content: DisplayList

  init(_ content: DisplayList, extent: CGRect) {
    self.content = content
    self.extent = extent
  }

  /// Creates a picture from a bitmap.
  public convenience init(cgImage image: CGImage) {
    let size = CGSize(width: image.width, height: image.height)
    self.init(image.image, extent: CGRect(origin: .zero, size: size))
  }

  /// Creates a picture from encoded data; nil if it is not a picture.
  public convenience init?(data: Data) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.init(cgImage: CGImage(image))
  }

  /// Creates a picture from a file; nil if the file is missing or not a picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of one colour without bounds.
  public convenience init(color: CIColor) {
    let everywhere = CGRect(
      x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
    let fill = DisplayItem.fill(Path(everywhere), .color(color.resolved), FillStyle())
    self.init(DisplayList(items: [fill]), extent: .infinite)
  }

  /// Creates a picture from a bitmap in a rectangle.
  convenience init(_ image: DisplayImage, extent: CGRect) {
    let item = DisplayItem.image(
      image, rect: extent.flipped, interpolation: .none, tint: nil)
    self.init(DisplayList(items: [item]), extent: extent)
  }

  /// Half the side of the square that represents an infinite plane, in pixels.
  private static let reach: CGFloat = 100_000

  /// Returns a picture without content.
  public class func empty() -> CIImage { CIImage(DisplayList(), extent: .null) }
  /// Black without bounds.
  public static var black: CIImage { CIImage(color: .black) }
  /// White without bounds.
  public static var white: CIImage { CIImage(color: .white) }
  /// Transparency without bounds.
  public static var clear: CIImage { CIImage(color: .clear) }

  // MARK: Derived pictures

  /// Returns the part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard !part.isNull else { return .empty() }
    return CIImage(
      content.applying(.clip(Path(part.flipped), FillStyle())), extent: part)
  }

  /// Returns the picture, mapped by a transform.
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

  /// Returns the same picture: the pixels at its edge are not repeated outside.
  public func clampedToExtent() -> CIImage { self }

  /// Returns the picture, filtered with parameters; the same picture if the filter is unknown.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// Returns the picture, blurred with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  // MARK: Pixels

  /// Draws a part of the picture; nil if the part is empty or too large.
  func bitmap(of rect: CGRect) -> DisplayImage? {
    guard !rect.isInfinite, !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
    let part = rect.flipped
    let moved = content.applying(
      .transform(CGAffineTransform(translationX: -part.minX, y: -part.minY)))
    let picture = try? Rasterizer.render(moved, size: part.size, scale: 1, background: nil)
    return picture.map { DisplayImage($0) }
  }

  /// Returns the picture with pixels that a closure changes; nil if there are none.
  func mapPixels(_ change: (inout PixelGrid) -> Void) -> CIImage? {
    let whole = extent.integral
    guard let bitmap = bitmap(of: whole) else { return nil }
    var grid = PixelGrid(bitmap)
    change(&grid)
    return CIImage(grid.image, extent: whole)
  }
}

extension CGRect {
  /// The rectangle with a reversed y axis.
  var flipped: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}

extension DisplayList {
  /// Returns the list as one group with an effect.
  func applying(_ effect: DisplayEffect) -> DisplayList {
    DisplayList(items: [.group(effect, self)])
  }
}
