internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// Blends paint onto pixels, run by run.
struct Compositor: ~Copyable {
  private var row: UnsafeMutablePointer<UInt32>
  private var capacity = 1024

  init() { row = .allocate(capacity: capacity) }

  deinit { row.deallocate() }

  /// Paints `count` pixels from (x, y) on, stored at `target`: with a coverage of 1…255 or, if
  /// `value` is `maskRun`, through a row of coverage.
  mutating func paint(
    _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, _ count: Int, _ value: Int32,
    _ mask: UnsafePointer<UInt8>, _ source: PaintSource
  ) {
    guard case .color(let color) = source else {
      return paintRow(target, x, y, count, value, mask, source)
    }
    let isOpaque = color >> 24 == 255
    if value == maskRun {
      isOpaque
        ? mixColorMask(target, mask, count, color) : blendColorMask(target, mask, count, color)
    } else if !isOpaque {
      blendColor(
        target, count, value == 255 ? color : scaled(color, by: UInt32(bitPattern: value)))
    } else if value == 255 {
      fillPixels(target, count, color)
    } else {
      mixColor(target, count, color, UInt32(bitPattern: value))
    }
  }

  /// Paints the runs of a scan's row; `target` is the pixel of the first column.
  mutating func paint(
    _ target: UnsafeMutablePointer<UInt32>, y: Int, _ scan: borrowing ScanConverter,
    _ source: PaintSource
  ) {
    let originX = scan.bounds.minX
    if case .color(let color) = source {
      return paintRuns(target, scan.runs, scan.runCount, scan.mask, originX, color)
    }
    var run = UnsafePointer(scan.runs)
    let end = run + scan.runCount &* 3
    while run < end {
      let x = Int(run[0])
      paintRow(
        target + (x &- originX), x, y, Int(run[1]), run[2], scan.mask + (x &- originX), source)
      run += 3
    }
  }

  private mutating func paintRow(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ value: Int32,
    _ mask: UnsafePointer<UInt8>, _ source: PaintSource
  ) {
    if value == 255, source.isOpaque { return source.fillRow(target, x: x, y: y, count: count) }
    if count > capacity {
      row.deallocate()
      capacity = count
      row = .allocate(capacity: capacity)
    }
    source.fillRow(row, x: x, y: y, count: count)
    if value == maskRun {
      blendRowMask(target, row, mask, count)
    } else {
      blendRow(target, row, count, UInt32(bitPattern: value))
    }
  }
}
