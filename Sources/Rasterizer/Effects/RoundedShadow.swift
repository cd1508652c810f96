internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// The shadow of an axis-aligned rectangle with rounded corners, in closed form.
///
/// The blurred rectangle is the product of a profile along x and one along y. The blurred deficit
/// of a rounded corner is computed once for all four corners and subtracted.
struct RoundedShadow {
  /// Below this deviation the interpolation between the samples of a blurred corner is visible.
  static let smallestDeviation = 5.0

  /// The edges of the rectangle, moved by the offset of the shadow.
  let left: Double, top: Double, right: Double, bottom: Double
  let edge: BlurredEdge
  /// The blurred deficit of a corner; nil for sharp corners.
  let corner: BlurredCorner?

  /// The pixels that the shadow may touch.
  var bounds: PixelRect {
    let reach = Double(edge.reach + 1)
    return PixelRect(
      minX: Int((left - reach).rounded(.down)), minY: Int((top - reach).rounded(.down)),
      maxX: Int((right + reach).rounded(.up)), maxY: Int((bottom + reach).rounded(.up)))
  }

  /// The columns between the corners, which all have the same coverage.
  private var middle: Range<Int> {
    let inset = Double(edge.reach + 1) + (corner?.depthX ?? 0)
    let first = Int((left + inset).rounded(.up)), last = Int((right - inset).rounded(.down))
    return first..<max(first, last)
  }

  /// Calls `paint` for the parts of the shadow inside `clip` and outside the hidden area, row by
  /// row: with columns and a row of coverage, or with a single coverage if `mask` is nil.
  func forEachPiece(
    in clip: PixelRect, hidden: HiddenArea?,
    _ paint: (_ columns: Range<Int>, _ y: Int, _ mask: UnsafePointer<UInt8>?, UInt8) -> Void
  ) {
    let area = bounds.intersection(clip), middle = middle
    if area.isEmpty { return }
    let profile = UnsafeMutablePointer<Float>.allocate(capacity: area.width)
    let missing = UnsafeMutablePointer<Float>.allocate(capacity: area.width)
    let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width)
    defer {
      profile.deallocate()
      missing.deallocate()
      mask.deallocate()
    }
    edge.fill(profile, area.minX..<area.maxX, from: left, to: right)
    memset(missing, 0, area.width * 4)
    var knownFactor: Float?
    for y in area.minY..<area.maxY {
      let factor = edge.coverage(y, from: top) - edge.coverage(y, from: bottom)
      let cornerRow = corner?.row(y: y, top: top, bottom: bottom)
      if cornerRow == nil, factor != knownFactor {
        shadeRow(mask, area.width, profile, factor, missing)
        knownFactor = factor
      }
      let (hiddenMinX, hiddenMaxX) = hidden?.columns(y: y) ?? (area.maxX, area.maxX)
      for seen in [
        area.minX..<max(area.minX, hiddenMinX), min(hiddenMaxX, area.maxX)..<area.maxX,
      ] {
        for (index, zone) in [
          Int.min..<middle.lowerBound, middle, middle.upperBound..<Int.max,
        ].enumerated() {
          let columns = zone.clamped(to: seen).clamped(to: area.minX..<area.maxX)
          if columns.isEmpty { continue }
          let start = columns.lowerBound - area.minX
          if index == 1 {
            paint(columns, y, nil, UInt8(max(0, min(255, profile[start] * factor * 255 + 0.5))))
            continue
          }
          if let cornerRow {
            memset(missing + start, 0, columns.count * 4)
            cornerRow.add(to: missing + start, columns, left: left, right: right)
            shadeRow(mask + start, columns.count, profile + start, factor, missing + start)
            memset(missing + start, 0, columns.count * 4)
            knownFactor = nil
          }
          paint(columns, y, mask + start, 0)
        }
      }
    }
  }
}
