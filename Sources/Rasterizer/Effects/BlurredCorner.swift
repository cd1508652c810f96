internal import CKernels
import Drawing
import Foundation

/// What a blurred rectangle lacks at a rounded corner.
///
/// It is smooth, so that it is kept at the centres of boxes as large as those of the blur, and
/// interpolated between them wherever a corner is.
final class BlurredCorner {
  /// What the corners of two rectangles have in common if they have this one.
  struct Key: Equatable {
    var deviation: Double
    /// The corner's radii in points, and the pixels of a point.
    var radii: CGSize, scaleX: Double, scaleY: Double
    var style: RoundedCornerStyle
  }

  let key: Key
  /// How far the corner reaches along its edges, in pixels.
  let depthX: Double, depthY: Double
  private let box: Double
  /// Entries before the corner's own, with an empty one on either side.
  private let lead: Int
  private let width: Int, height: Int
  private let values: UnsafeMutablePointer<Float>
  private let blended: UnsafeMutablePointer<Float>

  /// `deficit` is what the corner pixel's row and the following lack of a full coverage.
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
    // Blurred along x, with as much room on either side as the kernel reads.
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

  /// What is missing in a row of pixels of a rectangle, if anything.
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

  /// A row of pixels of a rectangle, good until the next one is asked for.
  struct Row {
    fileprivate let corner: BlurredCorner

    /// Adds what is missing in the columns at the two corners.
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
      // The positions of the centres between entries, in whole numbers.
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
