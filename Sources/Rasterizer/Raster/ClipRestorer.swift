internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// The pixels that a clip does not fully show, saved before the clipped group is drawn.
///
/// The group is drawn directly onto the surface. Afterwards every saved pixel is mixed back in
/// proportion to the hidden part. For source-over this equals drawing the group into an offscreen
/// layer and compositing it through the clip, but it costs only the pixels along the edge.
struct ClipRestorer: ~Copyable {
  private var spans: [(x: Int, y: Int, count: Int, offset: Int, isHidden: Bool)] = []
  private var pixels: UnsafeMutablePointer<UInt32>
  private var coverage: UnsafeMutablePointer<UInt8>
  private var capacity = 4096, used = 0

  init() {
    pixels = .allocate(capacity: capacity)
    coverage = .allocate(capacity: capacity)
  }

  deinit {
    pixels.deallocate()
    coverage.deallocate()
  }

  /// Saves the pixels of the scan's current rows that its runs do not fully cover.
  mutating func save(_ surface: Surface, _ scan: borrowing ScanConverter) {
    for y in scan.y..<scan.y + scan.rowCount { save(surface, scan, y) }
  }

  private mutating func save(_ surface: Surface, _ scan: borrowing ScanConverter, _ y: Int) {
    var x = scan.bounds.minX
    var index = 0
    while index < scan.runCount {
      let run = scan.runs + index * 3
      let start = Int(run[0]), count = Int(run[1])
      if start > x { append(surface, x, y, start - x) { memset($0, 0, $1) } }
      let value = run[2]
      if value == maskRun {
        let mask = scan.mask + (start - scan.bounds.minX)
        append(surface, start, y, count) { memcpy($0, mask, $1) }
        spans[spans.count - 1].isHidden = false
      } else if value != 255 {
        append(surface, start, y, count) { memset($0, value, $1) }
        spans[spans.count - 1].isHidden = false
      }
      x = start + count
      index += 1
    }
    let rest = scan.bounds.maxX - x
    if rest > 0 { append(surface, x, y, rest) { memset($0, 0, $1) } }
  }

  private mutating func append(
    _ surface: Surface, _ x: Int, _ y: Int, _ count: Int,
    _ fill: (UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    if used + count > capacity { grow(used + count) }
    memcpy(pixels + used, surface.pointer(x: x, y: y), count * 4)
    fill(coverage + used, count)
    spans.append((x, y, count, used, true))
    used += count
  }

  private mutating func grow(_ needed: Int) {
    let larger = max(needed, capacity * 2)
    let newPixels = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
    let newCoverage = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memcpy(newPixels, pixels, used * 4)
    memcpy(newCoverage, coverage, used)
    pixels.deallocate()
    coverage.deallocate()
    (pixels, coverage, capacity) = (newPixels, newCoverage, larger)
  }

  /// Restores the pixels that the clip hides.
  func restore(_ surface: Surface) {
    for span in spans {
      let target = surface.pointer(x: span.x, y: span.y)
      if span.isHidden {
        memcpy(target, pixels + span.offset, span.count * 4)
      } else {
        restoreRow(target, pixels + span.offset, coverage + span.offset, span.count)
      }
    }
  }
}
