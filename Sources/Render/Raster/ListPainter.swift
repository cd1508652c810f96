import Foundation
import LayoutDSL

/// Walks a display list and draws its items; holds the memory that drawing needs.
final class ListPainter {
  /// Where items go and how.
  struct Context {
    /// From the list's coordinates to device pixels.
    var transform: CGAffineTransform
    /// The pixels that may change; inside the surface.
    var clip: PixelRect
    var surface: Surface
    /// The pixels that outlines are cut to, if more than `clip` above and below; a cut may move
    /// an edge by the rounding of one coordinate, which must not show where bands meet.
    var outlineClip: PixelRect?
    /// What a single item's paint is multiplied by.
    var opacity = 1.0
  }

  let glyphs: GlyphCache
  var layers = LayerPool()
  /// How many shadows are being drawn, each inside the one before.
  var shadowDepth = 0
  private var flattener = Flattener()
  private var scan = ScanConverter()
  private var compositor = Compositor()
  /// Room for a single run.
  private let run: UnsafeMutablePointer<Int32>

  init(glyphs: GlyphCache) {
    self.glyphs = glyphs
    run = .allocate(capacity: 3)
  }

  deinit { run.deallocate() }

  func draw(_ list: DisplayList, _ context: Context) {
    if context.clip.isEmpty { return }
    if list.items.count >= Self.bandThreshold, list.items.allSatisfy(\.isPlain) {
      drawInBands(list, context)
    } else {
      for item in list.items { draw(item, context) }
    }
  }

  /// Long lists of simple shapes are drawn a band of rows at a time, so that pixels covered many
  /// times stay in the processor's cache.
  private static let bandThreshold = 64, bandHeight = 256

  private func drawInBands(_ list: DisplayList, _ context: Context) {
    let rows = list.items.map { item in
      let bounds = deviceBounds(of: item, context.transform, glyphs)
      return (minY: bounds.minY, maxY: bounds.maxY)
    }
    var band = context
    band.outlineClip = context.outlineClip ?? context.clip
    band.clip.maxY = band.clip.minY
    while band.clip.maxY < context.clip.maxY {
      band.clip.minY = band.clip.maxY
      band.clip.maxY = min(context.clip.maxY, band.clip.minY + Self.bandHeight)
      for index in rows.indices
      where rows[index].minY < band.clip.maxY && rows[index].maxY > band.clip.minY {
        draw(list.items[index], band)
      }
    }
  }

  private func draw(_ item: DisplayItem, _ context: Context) {
    switch item {
    case .fill(let path, let paint, let style):
      fill(path, paint, style, context)
    case .stroke(let path, let paint, let style):
      stroke(path, paint, style, context)
    case .glyphs(let run, let paint):
      draw(run, paint, context)
    case .image(let image, let rect, let interpolates, let tint):
      draw(image, rect, interpolates, tint, context)
    case .group(let effect, let list):
      draw(list, through: effect, context)
    }
  }

  private func source(_ paint: Paint, _ context: Context) -> PaintSource? {
    PaintSource(
      paint, transform: context.transform, opacity: context.opacity, clip: context.clip)
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ context: Context) {
    guard let source = source(paint, context) else { return }
    flattener.begin(clip: context.outlineClip ?? context.clip)
    flattener.add(path, context.transform)
    paintEdges(
      source, .init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased), context)
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ context: Context) {
    guard let source = source(paint, context) else { return }
    flattener.begin(clip: context.clip)
    let map = Matrix(context.transform)
    // The outline is made in the path's own space, so that an uneven matrix squeezes the pen too.
    guard let outline = StrokeOutline(path, style, scale: map.maximumScale) else { return }
    flattener.add(outline, map)
    paintEdges(source, .init(), context)
  }

  /// Paints what the flattener's edges enclose.
  private func paintEdges(
    _ source: PaintSource, _ rule: ScanConverter.Rule, _ context: Context
  ) {
    var bounds = flattener.bounds
    if case .gradient(let gradient) = source { gradient.prepare(bounds) }
    bounds.minY = max(bounds.minY, context.clip.minY)
    bounds.maxY = min(bounds.maxY, context.clip.maxY)
    scan.begin(bounds, rule: rule)
    while scan.next(flattener.edges, flattener.count) {
      compositor.paint(
        context.surface, y: scan.y, scan.runs, scan.runCount, scan.mask,
        maskOrigin: scan.bounds.minX,
        source)
    }
  }

  private func draw(
    _ image: DisplayImage, _ rect: CGRect, _ interpolates: Bool, _ tint: Paint?,
    _ context: Context
  ) {
    let tintSource = tint.flatMap { source($0, context) }
    if tint != nil && tintSource == nil { return }
    guard
      let paint = ImageSampler(
        image, rect: rect.standardized, transform: context.transform, interpolates: interpolates,
        tint: tintSource, opacity: tint == nil ? context.opacity : 1,
        maximumWidth: context.clip.width)
    else { return }
    flattener.begin(clip: context.clip)
    flattener.add(Path(storage: .rect(rect)), context.transform)
    paintEdges(.image(paint), .init(), context)
  }

  // MARK: Text

  private func draw(_ run: GlyphRun, _ paint: Paint, _ context: Context) {
    guard let source = source(paint, context) else { return }
    let matrix = Matrix(context.transform), size = Double(run.size) * matrix.a
    guard size.isFinite else { return }
    let usesMasks =
      matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.d && size > 0 && size <= 160
    for glyph in run.glyphs {
      if let (image, box) = run.face.bitmap(of: glyph.id) {
        let rect = CGRect(
          x: glyph.position.x + box.minX * run.size, y: glyph.position.y + box.minY * run.size,
          width: box.width * run.size, height: box.height * run.size)
        if !drawReduced(image, of: glyph.id, run.face, rect, context) {
          draw(image, rect, true, nil, context)
        }
      } else if !usesMasks || !drawMask(of: glyph, run.face, size, source, context) {
        let place = CGAffineTransform(
          a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
        flattener.begin(clip: context.outlineClip ?? context.clip)
        flattener.add(
          glyphs.outline(run.face, glyph.id).path, place.concatenating(context.transform))
        paintEdges(source, .init(), context)
      }
    }
  }

  /// Draws the picture of a glyph from its cached reduction, on whole pixels; false if it is turned or
  /// grows.
  private func drawReduced(
    _ image: DisplayImage, of glyph: UInt32, _ face: any GlyphFace, _ rect: CGRect,
    _ context: Context
  ) -> Bool {
    let transform = context.transform
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
    let place = rect.applying(transform)
    guard abs(place.minX) < 1e6, abs(place.minY) < 1e6,
      place.width <= CGFloat(image.width), place.height <= CGFloat(image.height)
    else { return false }
    let width = max(1, Int(place.width.rounded())), height = max(1, Int(place.height.rounded()))
    let reduced = glyphs.picture(image, of: glyph, face, width: width, height: height)
    var device = context
    device.transform = .identity
    draw(
      reduced,
      CGRect(
        x: place.minX.rounded(), y: place.minY.rounded(), width: CGFloat(width),
        height: CGFloat(height)),
      false, nil, device)
    return true
  }

  /// Draws a glyph from its cached coverage, at the nearest quarter of a pixel across and the
  /// nearest pixel down; false if it is too large to be kept.
  private func drawMask(
    of glyph: PositionedGlyph, _ face: any GlyphFace, _ size: Double, _ source: PaintSource,
    _ context: Context
  ) -> Bool {
    let origin = Matrix(context.transform).apply(glyph.position)
    guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { return true }
    let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
    let x = quarters >> 2, y = Int((origin.y + 0.5).rounded(.down))
    guard let mask = mask(of: glyph.id, face, size, phase: quarters & 3) else { return false }
    let placed = mask.bounds.offsetBy(x: x, y: y)
    paint(source, through: mask.coverage, at: placed, context)
    return true
  }

  private func mask(
    of glyph: UInt32, _ face: any GlyphFace, _ size: Double, phase: Int
  ) -> GlyphCache.Mask? {
    let key = GlyphCache.MaskKey(
      face: ObjectIdentifier(face), glyph: glyph, size: size, phase: phase)
    if let mask = glyphs.mask(key) { return mask }
    let place = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(phase) / 4, ty: 0)
    let reach = 16_384
    flattener.begin(clip: PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    flattener.add(glyphs.outline(face, glyph).path, place)
    guard flattener.bounds.width * flattener.bounds.height <= 1 << 20 else { return nil }
    let mask = coverage()
    glyphs.insert(mask, key, of: face)
    return mask
  }

  /// The coverage of a path's interior in the pixels of `clip` that it touches.
  func coverage(
    of path: Path, _ style: FillStyle, _ transform: CGAffineTransform, clip: PixelRect
  ) -> GlyphCache.Mask {
    flattener.begin(clip: clip)
    flattener.add(path, transform)
    return coverage(.init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased))
  }

  /// The coverage of the flattener's edges.
  private func coverage(_ rule: ScanConverter.Rule = .init()) -> GlyphCache.Mask {
    let mask = GlyphCache.Mask(flattener.bounds)
    scan.begin(flattener.bounds, rule: rule)
    while scan.next(flattener.edges, flattener.count) {
      let row = mask.coverage + (scan.y - mask.bounds.minY) * mask.bounds.width
      var index = 0
      while index < scan.runCount {
        let run = scan.runs + index * 3
        let start = Int(run[0]) - mask.bounds.minX, count = Int(run[1])
        if run[2] == maskRun {
          memcpy(row + start, scan.mask + start, count)
        } else {
          memset(row + start, run[2], count)
        }
        index += 1
      }
    }
    return mask
  }

  // MARK: Clips

  /// Draws a list where a path lets it be seen.
  func draw(_ list: DisplayList, clippedTo path: Path, _ style: FillStyle, _ context: Context) {
    flattener.begin(clip: context.clip)
    flattener.add(path, context.transform)
    var inner = context
    inner.clip = flattener.bounds
    if inner.clip.isEmpty { return }
    var restorer = ClipRestorer()
    scan.begin(
      inner.clip, rule: .init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased))
    while scan.next(flattener.edges, flattener.count) { restorer.save(context.surface, scan) }
    draw(list, inner)
    restorer.restore(context.surface)
  }

  // MARK: Coverage

  /// Paints through coverage that stands at `bounds` of the device, showing the part inside
  /// `window` (all of it by default).
  func paint(
    _ source: PaintSource, through coverage: UnsafePointer<UInt8>, at bounds: PixelRect,
    window: PixelRect? = nil, _ context: Context
  ) {
    paintRun(value: maskRun, coverage, at: bounds, window ?? bounds, source, context)
  }

  /// Paints a rectangle with one coverage.
  func paint(
    _ source: PaintSource, coverage: UInt8, _ bounds: PixelRect, _ context: Context
  ) {
    if coverage == 0 { return }
    paintRun(value: Int32(coverage), scan.mask, at: bounds, bounds, source, context)
  }

  private func paintRun(
    value: Int32, _ coverage: UnsafePointer<UInt8>, at bounds: PixelRect, _ window: PixelRect,
    _ source: PaintSource, _ context: Context
  ) {
    let visible = window.intersection(context.clip)
    guard !visible.isEmpty else { return }
    run[0] = Int32(visible.minX)
    run[1] = Int32(visible.width)
    run[2] = value
    let isMask = value == maskRun
    var y = visible.minY
    while y < visible.maxY {
      let row = isMask ? coverage + (y - bounds.minY) * bounds.width : coverage
      compositor.paint(context.surface, y: y, run, 1, row, maskOrigin: bounds.minX, source)
      y += 1
    }
  }
}

extension DisplayItem {
  /// Whether drawing the item in two parts costs little more than at once.
  fileprivate var isPlain: Bool {
    switch self {
    case .fill, .glyphs: true
    case .stroke, .image, .group: false
    }
  }
}
