@_spi(Inlined) import Drawing
import Foundation

/// A picture that is drawn as a whole or in parts: rows can be drawn in any order and by any number
/// of threads, with the same result.
package final class RasterJob: @unchecked Sendable {
  package let width: Int, height: Int
  private let list: DisplayList
  private let scale: CGFloat
  private let ground: UInt32
  private let glyphs: GlyphCache
  private let bitmaps = ReducedBitmapCache()
  private let isParallel: Bool
  private let lock = NSLock()
  /// The idle painters; they keep their caches for other parts.
  private var painters: [ListPainter] = []
  private let structure: ListStructure

  package init(
    list: DisplayList, width: Int, height: Int, scale: CGFloat, background: ResolvedColor?,
    glyphs: GlyphCache, isParallel: Bool
  ) {
    self.list = list
    self.width = width
    self.height = height
    self.scale = scale
    ground = background.map { PremultipliedColor($0).pixel } ?? 0
    self.glyphs = glyphs
    self.isParallel = isParallel
    structure = ListStructure(of: list)
  }

  /// Whether rows can be drawn independently; false if the list has glass, which samples its
  /// backdrop.
  package var isDivisible: Bool { structure.isDivisible }

  /// Whether every pixel is known to be opaque.
  package var isOpaque: Bool { ground >> 24 == 255 && !structure.takesAway }

  /// The number of pixels below which a second thread is not worth waking.
  private static let parallelThreshold = 1 << 18
  /// The parts per thread, so that no thread waits long for the others.
  private static let partsPerThread = 4
  /// The nesting depth above which the calling thread draws alone, because the stacks of other
  /// threads may be small, and draws a few rows at a time, because each group may need a layer.
  private static let parallelDepth = 32
  /// The total number of pixels that layers should use.
  private static let layerPixels = 1 << 25

  /// Draws rows of the picture into memory that starts with the first of them.
  package func draw(rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
    if isDivisible, structure.depth > Self.parallelDepth {
      let height = max(1, Self.layerPixels / (structure.depth * width))
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
        let part = first..<min(rows.upperBound, first + height)
        drawPart(part, into: pixels + (first - rows.lowerBound) * width)
      }
      return
    }
    // The count is read from files of the system.
    guard isParallel, isDivisible, width * rows.count >= Self.parallelThreshold,
      case let threads = ProcessInfo.processInfo.activeProcessorCount, threads > 1
    else { return drawPart(rows, into: pixels) }
    let height = max(32, rows.count / (threads * Self.partsPerThread) + 1)
    let queue = PartQueue(rows, height: height)
    // Each part is written by one thread.
    nonisolated(unsafe) let pixels = pixels
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let part = queue.next() {
        self.drawPart(part, into: pixels + (part.lowerBound - rows.lowerBound) * self.width)
      }
    }
  }

  /// Whether several threads may draw rows of their own at the same time.
  package var isShareable: Bool {
    isParallel && isDivisible && structure.depth <= Self.parallelDepth
      && width * height >= Self.parallelThreshold
  }

  /// Draws the rows of one of several threads if the job is shareable, else like
  /// `draw(rows:into:)`.
  package func drawShare(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
    if isShareable {
      drawPart(rows, into: pixels)
    } else {
      draw(rows: rows, into: pixels)
    }
  }

  private func drawPart(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
    let painter =
      lock.withLock { painters.popLast() }
      ?? ListPainter(glyphs: glyphs, bitmaps: bitmaps, mayHaveGlass: !isDivisible)
    defer { lock.withLock { painters.append(painter) } }
    let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    let surface = Surface(bounds: bounds, pixels: pixels)
    painter.clear(surface, to: ground)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    painter.draw(list, .init(transform: transform, clip: bounds, surface: surface))
  }
}

/// The parts of a picture that no thread has taken yet.
private final class PartQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: Range<Int>
  private let height: Int

  init(_ rows: Range<Int>, height: Int) {
    rest = rows
    self.height = height
  }

  func next() -> Range<Int>? {
    lock.withLock {
      if rest.isEmpty { return nil }
      let part = rest.prefix(height)
      rest = part.upperBound..<rest.upperBound
      return part
    }
  }
}
