@_spi(Inlined) import Drawing
import Foundation

/// The pixels that an opaque rectangle with rounded corners fully covers.
struct HiddenArea {
  private let all: PixelRect
  private let cornerX: Int, cornerY: Int

  init(_ rect: CGRect, _ corner: CGSize, _ matrix: Matrix) {
    let left = Double(rect.minX) * matrix.a + matrix.tx
    let top = Double(rect.minY) * matrix.d + matrix.ty
    let right = Double(rect.maxX) * matrix.a + matrix.tx
    let bottom = Double(rect.maxY) * matrix.d + matrix.ty
    // Half a step of the rasterizer's grid is ignored.
    let slack = 1.0 / 512
    all = PixelRect(
      minX: Int((left - slack).rounded(.up)), minY: Int((top - slack).rounded(.up)),
      maxX: Int((right + slack).rounded(.down)), maxY: Int((bottom + slack).rounded(.down)))
    // In this argument order, `min` returns half a side for NaN as well as for large values.
    let cornerWidth = Double(min(rect.width / 2, abs(corner.width)))
    let cornerHeight = Double(min(rect.height / 2, abs(corner.height)))
    cornerX = Int((cornerWidth * matrix.a * continuousCornerExtent).rounded(.up))
    cornerY = Int((cornerHeight * matrix.d * continuousCornerExtent).rounded(.up))
  }

  /// Whether all pixels of a rectangle are hidden; may be false for some that are, because the
  /// outline is approximated.
  func contains(_ part: PixelRect) -> Bool {
    let left = part.minX - all.minX, right = all.maxX - part.maxX
    let top = part.minY - all.minY, bottom = all.maxY - part.maxY
    guard min(left, right, top, bottom) >= 0 else { return false }
    // An ellipse of this size cuts off more than the corner does.
    let width = Double(cornerX), height = Double(cornerY)
    let x = width - Double(min(left, right)) + 1, y = height - Double(min(top, bottom)) + 1
    if x <= 1 || y <= 1 { return true }
    return (x / width) * (x / width) + (y / height) * (y / height) <= 1
  }

  /// The hidden columns of a row; empty outside the rectangle, and narrower beside its corners.
  func columns(y: Int) -> (minX: Int, maxX: Int) {
    if y < all.minY || y >= all.maxY { return (all.maxX, all.maxX) }
    let isStraight = y >= all.minY + cornerY && y < all.maxY - cornerY
    let inset = isStraight ? 0 : cornerX
    let minX = all.minX + inset
    return (minX, max(minX, all.maxX - inset))
  }
}

/// The length of a continuous corner along an edge, in radii, rounded up from 1.528665
/// (Measurements.md#corner-continuous).
let continuousCornerExtent = 1.53
