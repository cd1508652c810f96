import Foundation

/// Puts paint on a surface, run by run.
struct Compositor: ~Copyable {
  private var row: UnsafeMutablePointer<UInt32>
  private var capacity = 0
  /// The opaque colour that `row` is filled with, and how far.
  private var templateColor: UInt32 = 0, templateWidth = 0

  init() { row = .allocate(capacity: 1) }

  deinit { row.deallocate() }

  /// Makes room for rows of that many pixels.
  mutating func reserve(_ width: Int) {
    guard width > capacity else { return }
    row.deallocate()
    capacity = max(width, 1024)
    row = .allocate(capacity: capacity)
    templateWidth = 0
  }

  /// Paints runs as `ScanConverter` describes them; `maskOrigin` is the x of `mask[0]`.
  mutating func paint(
    _ surface: Surface, y: Int, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    _ mask: UnsafePointer<UInt8>, maskOrigin: Int, _ source: PaintSource
  ) {
    switch source {
    case .color(let color):
      color >> 24 == 255
        ? paintOpaque(surface, y, runs, runCount, mask, maskOrigin, color)
        : paintClear(surface, y, runs, runCount, mask, maskOrigin, color)
    case .gradient(let gradient):
      let isOpaque = gradient.isOpaque
      paintRows(surface, y, runs, runCount, mask, maskOrigin, source, isOpaque)
    case .image(let image):
      paintRows(surface, y, runs, runCount, mask, maskOrigin, source, image.isOpaque)
    case .mesh:
      paintRows(surface, y, runs, runCount, mask, maskOrigin, source, false)
    }
  }

  private mutating func paintOpaque(
    _ surface: Surface, _ y: Int, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    _ mask: UnsafePointer<UInt8>, _ maskOrigin: Int, _ color: UInt32
  ) {
    let line = surface.pointer(x: surface.bounds.minX, y: y) - surface.bounds.minX
    var run = runs
    let end = runs + runCount &* 3
    while run < end {
      let x = Int(run[0]), count = Int(run[1]), value = run[2]
      run += 3
      if value == maskRun {
        mixColorMask(line + x, mask + (x &- maskOrigin), count, color)
      } else if value != 255 {
        mixColor(line + x, count, color, UInt32(bitPattern: value))
      } else if count < 16 {
        fillPixels(line + x, count, color)
      } else {
        if color != templateColor || count > templateWidth {
          reserve(count)
          fillPixels(row, count, color)
          (templateColor, templateWidth) = (color, count)
        }
        memcpy(line + x, row, count &* 4)
      }
    }
  }

  private func paintClear(
    _ surface: Surface, _ y: Int, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    _ mask: UnsafePointer<UInt8>, _ maskOrigin: Int, _ color: UInt32
  ) {
    let line = surface.pointer(x: surface.bounds.minX, y: y) - surface.bounds.minX
    var run = runs
    let end = runs + runCount &* 3
    while run < end {
      let x = Int(run[0]), count = Int(run[1]), value = run[2]
      run += 3
      if value == maskRun {
        blendColorMask(line + x, mask + (x &- maskOrigin), count, color)
      } else {
        let part = value == 255 ? color : scaled(color, by: UInt32(bitPattern: value))
        blendColor(line + x, count, part)
      }
    }
  }

  private mutating func paintRows(
    _ surface: Surface, _ y: Int, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    _ mask: UnsafePointer<UInt8>, _ maskOrigin: Int, _ source: PaintSource, _ isOpaque: Bool
  ) {
    reserve(surface.bounds.width)
    templateWidth = 0
    let line = surface.pointer(x: surface.bounds.minX, y: y) - surface.bounds.minX
    var run = runs
    let end = runs + runCount &* 3
    while run < end {
      let x = Int(run[0]), count = Int(run[1]), value = run[2]
      run += 3
      if isOpaque, value == 255 {
        source.fillRow(line + x, x: x, y: y, count: count)
        continue
      }
      source.fillRow(row, x: x, y: y, count: count)
      if value == maskRun {
        blendRowMask(line + x, row, mask + (x &- maskOrigin), count)
      } else {
        blendRow(line + x, row, count, UInt32(bitPattern: value))
      }
    }
  }
}
