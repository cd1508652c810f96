internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// Consecutive shapes on one surface, drawn together.
///
/// Shapes are drawn a band of rows at a time, so that the pixels stay in the processor's cache. If
/// opaque shapes overlap a lot, a band is drawn as follows, with the same pixels:
///
/// 1. Opaque runs are painted from the last shape to the first, only on pixels that are not hidden.
/// 2. The visible parts of translucent runs are recorded on the way.
/// 3. The recorded runs are painted from the first shape to the last.
struct ShapeBatch: ~Copyable {
  private enum Outline {
    case edges(first: Int, count: Int, rule: ScanConverter.Rule)
    case mask(GlyphCache.Mask)
  }

  private struct Shape {
    let outline: Outline
    let source: PaintSource
    /// The pixels that the shape may touch and, of those, the ones to draw.
    let bounds: PixelRect, visible: PixelRect
  }

  /// A run that is not opaque.
  private struct Run {
    var shape: Int32, x: Int32, y: Int32, count: Int32
    var value: Int32
    /// The offset of the coverage in `coverage`, or in the mask of the shape.
    var offset: Int
  }

  private static let bandPixels = 128 * 1024

  private var shapes: [Shape] = []
  /// The color of every pixel before anything is drawn, and its bounds, if the surface is to be
  /// cleared.
  private var ground: (color: UInt32, bounds: PixelRect)?
  private var runs: UnsafeMutablePointer<Run>
  private var runCount = 0, runCapacity = 1024
  private var coverage: UnsafeMutablePointer<UInt8>
  private var coverageCount = 0, coverageCapacity = 4096
  private var occlusion = OcclusionMap()

  init() {
    coverage = .allocate(capacity: coverageCapacity)
    runs = .allocate(capacity: runCapacity)
  }

  deinit {
    coverage.deallocate()
    runs.deallocate()
  }

  var isEmpty: Bool { shapes.isEmpty && ground == nil }
  var count: Int { shapes.count }

  /// Sets every pixel to one color before the shapes are drawn.
  mutating func clear(_ bounds: PixelRect, to color: UInt32) { ground = (color, bounds) }

  /// Adds the area enclosed by the edges of the flattener's current path.
  mutating func add(
    _ flattener: borrowing Flattener, _ rule: ScanConverter.Rule, _ source: PaintSource
  ) {
    let bounds = flattener.bounds
    if bounds.isEmpty { return }
    let first = flattener.first
    shapes.append(
      Shape(
        outline: .edges(first: first, count: flattener.count - first, rule: rule), source: source,
        bounds: bounds, visible: bounds))
  }

  /// Adds a glyph's coverage at a position.
  mutating func add(
    _ mask: GlyphCache.Mask, x: Int, y: Int, clip: PixelRect, _ source: PaintSource
  ) {
    let bounds = mask.bounds.offsetBy(x: x, y: y), visible = bounds.intersection(clip)
    if visible.isEmpty { return }
    shapes.append(Shape(outline: .mask(mask), source: source, bounds: bounds, visible: visible))
  }

  /// Draws all shapes and removes them.
  mutating func draw(
    on surface: Surface, _ flattener: borrowing Flattener, _ scan: inout ScanConverter,
    _ compositor: inout Compositor
  ) {
    var area = ground?.bounds ?? .empty, opaqueCount = 0
    for shape in shapes {
      area = area.union(shape.visible)
      if shape.source.isOpaque { opaqueCount += shape.visible.width * shape.visible.height }
    }
    let isStacked = opaqueCount > 2 * area.width * area.height
    let height = max(16, Self.bandPixels / area.width)
    var band = area
    band.maxY = area.minY
    while band.maxY < area.maxY {
      band.minY = band.maxY
      band.maxY = min(area.maxY, band.minY + height)
      isStacked
        ? drawStack(band, on: surface, flattener, &scan, &compositor)
        : drawInOrder(band, on: surface, flattener, &scan, &compositor)
    }
    shapes.removeAll(keepingCapacity: true)
    ground = nil
  }

  private func drawInOrder(
    _ band: PixelRect, on surface: Surface, _ flattener: borrowing Flattener,
    _ scan: inout ScanConverter, _ compositor: inout Compositor
  ) {
    if let ground { surface.clear(band, to: ground.color) }
    for index in shapes.indices {
      // Most shapes are in other bands, so no shape is copied before its rows are known.
      let part = shapes[index].visible.rows(of: band)
      if part.isEmpty { continue }
      let shape = shapes[index]
      switch shape.outline {
      case .edges(let first, let count, let rule):
        scan.begin(flattener.edges + first * 4, count, part, rule)
        while scan.next() {
          for y in scan.y..<scan.y &+ scan.rowCount {
            compositor.paint(surface.pointer(x: part.minX, y: y), y: y, scan, shape.source)
          }
        }
      case .mask(let mask):
        for y in part.minY..<part.maxY {
          compositor.paint(
            surface.pointer(x: part.minX, y: y), x: part.minX, y: y, part.width, maskRun,
            mask.row(y &- shape.bounds.minY) + (part.minX &- shape.bounds.minX), shape.source)
        }
      }
    }
  }

  private mutating func drawStack(
    _ band: PixelRect, on surface: Surface, _ flattener: borrowing Flattener,
    _ scan: inout ScanConverter, _ compositor: inout Compositor
  ) {
    occlusion.begin(band)
    runCount = 0
    coverageCount = 0
    var index = shapes.count - 1
    while index >= 0, occlusion.openCount > 0 {
      let part = shapes[index].visible.rows(of: band)
      if !part.isEmpty {
        let shape = shapes[index]
        switch shape.outline {
        case .edges(let first, let count, let rule):
          scan.begin(flattener.edges + first * 4, count, part, rule)
          let isOpaque = shape.source.isOpaque
          while scan.next() {
            drawRuns(index, shape.source, isOpaque, surface, scan, &compositor)
          }
        case .mask(let mask):
          note(mask, index, part, shape.bounds)
        }
      }
      index -= 1
    }
    if let ground {
      for y in band.minY..<band.maxY {
        var next = band.minX
        while let (x, count) = occlusion.openPart(next, band.maxX, y: y) {
          fillPixels(surface.pointer(x: x, y: y), count, ground.color)
          next = x &+ count
        }
      }
    }
    drawNoted(on: surface, &compositor)
  }

  /// Paints the recorded runs, from the first shape to the last.
  private func drawNoted(on surface: Surface, _ compositor: inout Compositor) {
    var last = runCount
    while last > 0 {
      // The runs of one shape are adjacent.
      let index = runs[last &- 1].shape
      let shape = shapes[Int(index)]
      var row = UnsafePointer(coverage)
      if case .mask(let mask) = shape.outline { row = UnsafePointer(mask.coverage) }
      while last > 0, runs[last &- 1].shape == index {
        last &-= 1
        let run = runs + last
        let x = Int(run.pointee.x), y = Int(run.pointee.y)
        compositor.paint(
          surface.pointer(x: x, y: y), x: x, y: y, Int(run.pointee.count), run.pointee.value,
          row + run.pointee.offset, shape.source)
      }
    }
  }

  /// Paints the open parts of opaque runs and records the others.
  private mutating func drawRuns(
    _ index: Int, _ source: PaintSource, _ isOpaque: Bool, _ surface: Surface,
    _ scan: borrowing ScanConverter, _ compositor: inout Compositor
  ) {
    var run = UnsafePointer(scan.runs)
    let end = run + scan.runCount &* 3
    while run < end {
      let x = Int(run[0]), count = Int(run[1]), value = run[2]
      run += 3
      var y = scan.y
      let lastY = y &+ scan.rowCount
      if isOpaque, value == 255 {
        while y < lastY {
          var next = x
          let stop = x &+ count
          while let (start, length) = occlusion.openPart(next, stop, y: y) {
            compositor.paint(
              surface.pointer(x: start, y: y), x: start, y: y, length, 255, scan.mask, source)
            occlusion.hide(start, length, y: y)
            next = start &+ length
          }
          y &+= 1
        }
        continue
      }
      var offset = 0
      if value == maskRun { offset = keep(scan.mask + (x &- scan.bounds.minX), count) }
      while y < lastY {
        note(index, x, y, count, value, offset)
        y &+= 1
      }
    }
  }

  /// Records the open parts of a run.
  private mutating func note(
    _ index: Int, _ x: Int, _ y: Int, _ count: Int, _ value: Int32, _ offset: Int
  ) {
    var next = x
    while let (start, length) = occlusion.openPart(next, x &+ count, y: y) {
      if runCount == runCapacity { growRuns() }
      runs[runCount] = Run(
        shape: Int32(truncatingIfNeeded: index), x: Int32(truncatingIfNeeded: start),
        y: Int32(truncatingIfNeeded: y), count: Int32(truncatingIfNeeded: length), value: value,
        offset: offset &+ start &- x)
      runCount &+= 1
      next = start &+ length
    }
  }

  private mutating func note(
    _ mask: GlyphCache.Mask, _ index: Int, _ part: PixelRect, _ bounds: PixelRect
  ) {
    var y = part.minY
    while y < part.maxY {
      let offset = (y &- bounds.minY) &* bounds.width &+ part.minX &- bounds.minX
      note(index, part.minX, y, part.width, maskRun, offset)
      y &+= 1
    }
  }

  private mutating func growRuns() {
    let larger = UnsafeMutablePointer<Run>.allocate(capacity: runCapacity * 2)
    larger.update(from: runs, count: runCount)
    runs.deallocate()
    (runs, runCapacity) = (larger, runCapacity * 2)
  }

  /// Keeps a row of coverage until the band is done.
  private mutating func keep(_ row: UnsafePointer<UInt8>, _ count: Int) -> Int {
    if coverageCount + count > coverageCapacity {
      let larger = max(coverageCount + count, coverageCapacity * 2)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
      memcpy(copy, coverage, coverageCount)
      coverage.deallocate()
      (coverage, coverageCapacity) = (copy, larger)
    }
    memcpy(coverage + coverageCount, row, count)
    coverageCount += count
    return coverageCount - count
  }
}
