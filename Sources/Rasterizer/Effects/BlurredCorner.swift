internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// The blurred deficit of a rectangle at a rounded corner.
///
/// The deficit is smooth, so it is stored at the centres of boxes of the blur's grid and
/// interpolated between them.
final class BlurredCorner {
  /// The properties by which corners can share a blurred deficit.
  struct Key: Equatable {
    var deviation: Double
    /// The corner's radii in points, and the pixels per point.
    var radii: CGSize, scaleX: Double, scaleY: Double
    var style: RoundedCornerStyle
  }

  let key: Key
  /// The extent of the corner along its edges, in pixels.
  let depthX: Double, depthY: Double
  private let box: Double
  /// The number of entries before the corner's first, including an empty border of one entry.
  private let lead: Int
  private let width: Int, height: Int
  private let values: UnsafeMutablePointer<Float>
  private let blended: UnsafeMutablePointer<Float>

  /// Blurs `deficit`, the missing coverage of a corner in the pixels from its vertex on.
  init(_ key: Key, _ deficit: GlyphCache.Mask, _ blur: GaussianBlur) {
    self.key = key
    (depthX, depthY) = (Double(deficit.bounds.width), Double(deficit.bounds.height))
    let side = blur.grid, kernel = Kernel(variance: blur.variance, shift: 0)
    box = Double(side)
    lead = kernel.reach + 1
    let lowWidth = (deficit.bounds.width + side - 1) / side
    let lowHeight = (deficit.bounds.height + side - 1) / side
    width = lowWidth + 2 * lead
    height = lowHeight + 2 * lead
    values = .allocate(capacity: width * height)
    blended = .allocate(capacity: width + 1)
    memset(values, 0, width * height * 4)
    // Blurs along x, with padding for the kernel on both sides.
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: lowWidth + 4 * lead)
    let rows = UnsafeMutablePointer<Float>.allocate(capacity: max(1, lowHeight * width))
    defer {
      padded.deallocate()
      rows.deallocate()
    }
    memset(padded, 0, (lowWidth + 4 * lead) * 4)
    memset(rows, 0, lowHeight * width * 4)
    for y in 0..<lowHeight {
      averageRow(
        deficit.coverage, deficit.bounds.width, deficit.bounds.height, 1, side, y,
        padded + 2 * lead, lowWidth)
      for (index, weight) in kernel.weights.enumerated() {
        addScaled(
          rows + y * width, padded + (lead + kernel.reach - index), width, weight / 255)
      }
    }
    for y in 0..<lowHeight {
      for (index, weight) in kernel.weights.enumerated() {
        addScaled(values + (y + 1 + index) * width, rows + y * width, width, weight)
      }
    }
  }

  deinit {
    values.deallocate()
    blended.deallocate()
  }

  /// The deficit in a row of pixels of a rectangle; nil if there is none.
  func row(y: Int, top: Double, bottom: Double) -> Row? {
    var isEmpty = true
    for distance in [Double(y) + 0.5 - top, bottom - Double(y) - 0.5] {
      let position = distance / box - 0.5 + Double(lead)
      guard position > 0, position < Double(height - 1) else { continue }
      let line = Int(position), share = Float(position - Double(line))
      if isEmpty { memset(blended, 0, (width + 1) * 4) }
      addScaled(blended, values + line * width, width, 1 - share)
      addScaled(blended, values + (line + 1) * width, width, share)
      isEmpty = false
    }
    return isEmpty ? nil : Row(corner: self)
  }

  /// The deficit of a row of pixels; valid until the next row is requested.
  struct Row {
    fileprivate let corner: BlurredCorner

    /// Adds the deficit of the two corners in some columns.
    func add(
      to target: UnsafeMutablePointer<Float>, _ columns: Range<Int>, left: Double, right: Double
    ) {
      add(to: target, columns, from: Double(columns.lowerBound) + 0.5 - left, step: 1)
      add(to: target, columns, from: right - Double(columns.lowerBound) - 0.5, step: -1)
    }

    private func add(
      to target: UnsafeMutablePointer<Float>, _ columns: Range<Int>, from distance: Double,
      step: Int
    ) {
      let one = 1 << 24, size = Int(corner.box)
      // The fractional indices of the pixel centres, in fixed point.
      let position = Int(
        ((distance / corner.box - 0.5 + Double(corner.lead)) * Double(one)).rounded(.down))
      let pace = step * one / size, end = (corner.width - 1) * one
      var first = 0, last = columns.count
      if step > 0 {
        if position < 0 { first = (pace - 1 - position) / pace }
        last = position < end ? min(last, (end - 1 - position) / pace + 1) : 0
      } else {
        if position >= end { first = (position - end) / -pace + 1 }
        last = position >= 0 ? min(last, position / -pace + 1) : 0
      }
      if first >= last { return }
      addInterpolated(
        target + first, last - first, corner.blended, position + pace * first, pace)
    }
  }
}
