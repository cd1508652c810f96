import Foundation
import LayoutDSL

/// A picture to be drawn, as a whole or in parts: rows may be drawn in any order, by any number of
/// threads, and are always the same.
struct Frame: Sendable {
  private let list: DisplayList
  private let width: Int
  private let scale: CGFloat
  private let ground: UInt32
  private let glyphs: GlyphCache
  private let isParallel: Bool
  /// Whether rows can be drawn without others.
  ///
  /// Not where something looks at what lies beneath it and around; nor where many groups are
  /// inside one another, since other threads' stacks are small.
  let isDivisible: Bool

  init(
    list: DisplayList, width: Int, height: Int, scale: CGFloat, background: Color.Resolved?,
    glyphs: GlyphCache, isParallel: Bool
  ) {
    self.list = list
    self.width = width
    self.scale = scale
    ground = background.map { PremultipliedColor($0).pixel } ?? 0
    self.glyphs = glyphs
    self.isParallel = isParallel
    isDivisible = list.isDivisible(depth: 32)
  }

  /// Below this many pixels a second thread is not worth waking.
  private static let parallelThreshold = 1 << 18
  /// Parts for each thread, so that none waits long for the others.
  private static let partsPerThread = 4

  /// Draws rows of the picture into memory that starts with the first of them.
  func draw(rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    guard isParallel, isDivisible, threads > 1, width * rows.count >= Self.parallelThreshold
    else { return draw(rows, into: pixels, ListPainter(glyphs: glyphs)) }
    let height = max(32, rows.count / (threads * Self.partsPerThread) + 1)
    let queue = PartQueue(rows, height: height)
    // Each part is written by one thread.
    nonisolated(unsafe) let pixels = pixels
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let painter = ListPainter(glyphs: glyphs)
      while let part = queue.next() {
        draw(part, into: pixels + (part.lowerBound - rows.lowerBound) * width, painter)
      }
    }
  }

  private func draw(
    _ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>, _ painter: ListPainter
  ) {
    let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    let surface = Surface(bounds: bounds, pixels: pixels)
    painter.clear(surface, to: ground)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    painter.draw(list, .init(transform: transform, clip: bounds, surface: surface))
  }
}

/// Parts of a picture that nobody draws yet.
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

extension DisplayList {
  fileprivate func isDivisible(depth: Int) -> Bool {
    depth > 0
      && items.allSatisfy { item in
        guard case .group(let effect, let list) = item else { return true }
        switch effect {
        case .glass: return false
        case .mask(let other), .composite(_, let other):
          return other.isDivisible(depth: depth - 1) && list.isDivisible(depth: depth - 1)
        default: return list.isDivisible(depth: depth - 1)
        }
      }
  }
}
