@_spi(Inlined) import Drawing
import Foundation

/// The frames of a looping animation, all of one size.
package struct FrameSequence: Sendable {
  package let frames: [Pixmap]
  package let framesPerSecond: Double

  /// Creates a sequence of at least one frame; all frames have the size of the first.
  package init(frames: [Pixmap], framesPerSecond: Double) {
    precondition(
      frames.allSatisfy { $0.width == frames[0].width && $0.height == frames[0].height })
    self.frames = frames
    self.framesPerSecond = framesPerSecond
  }

  var width: Int { frames[0].width }
  var height: Int { frames[0].height }

  /// The part of each frame that differs from the frame before it.
  ///
  /// It is the whole of the first frame, and one pixel of an unchanged frame, because the formats
  /// have no empty frames.
  func changedRects() -> [PixelRect] {
    frames.indices.map { index in
      let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
      guard index > 0 else { return whole }
      return frames[index].changedRect(since: frames[index - 1])
        ?? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    }
  }
}

extension Pixmap {
  /// The smallest rectangle that contains all pixels that differ from another pixmap of the same
  /// size; nil if there are none.
  func changedRect(since other: Pixmap) -> PixelRect? {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others -> PixelRect? in
        guard let base = own.baseAddress, let otherBase = others.baseAddress else { return nil }
        let stride = width * 4
        func isSame(row: Int) -> Bool {
          memcmp(base + row * stride, otherBase + row * stride, stride) == 0
        }
        guard let top = (0..<height).first(where: { !isSame(row: $0) }),
          let bottom = (top..<height).last(where: { !isSame(row: $0) })
        else { return nil }
        let left = base.assumingMemoryBound(to: UInt32.self)
        let right = otherBase.assumingMemoryBound(to: UInt32.self)
        var minX = width, maxX = 0
        var y = top
        while y <= bottom {
          let start = y * width
          var x = 0
          while x < minX, left[start + x] == right[start + x] { x += 1 }
          minX = x
          x = width
          while x > maxX, left[start + x - 1] == right[start + x - 1] { x -= 1 }
          maxX = x
          y += 1
        }
        return PixelRect(minX: minX, minY: top, maxX: maxX, maxY: bottom + 1)
      }
    }
  }
}
