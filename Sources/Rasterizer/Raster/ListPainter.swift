@_spi(Inlined) import Drawing
import Foundation

/// Walks a display list and draws its items; owns the memory that drawing needs.
final class ListPainter {
  /// The target and the state of drawing.
  struct Context {
    /// Maps the list's coordinates to device pixels.
    var transform: CGAffineTransform
    /// The pixels that may change; inside the surface.
    var clip: PixelRect
    var surface: Surface
    /// The opacity by which a single item's paint is multiplied.
    var opacity = 1.0
    /// Whether the content is drawn at a higher resolution than it is shown.
    var isOversampled = false
  }

  let glyphs: GlyphCache
  private let bitmaps: ReducedBitmapCache
  let displayBounds: DisplayBounds
  /// Whether the lists may have glass, which groups with layers look for.
  let mayHaveGlass: Bool
  var layers = LayerPool()
  /// The surface behind the layer of a filter that is being drawn, which glass in it sees; nil
  /// outside such layers.
  var backdrop: Surface?
  /// The number of shadows being drawn, each nested in the one before.
  var shadowDepth = 0
  /// The cached corners of blurred shadows.
  var blurredCorners: [BlurredCorner] = []
  @exclusivity(unchecked) private var flattener = Flattener()
  @exclusivity(unchecked) private var scan = ScanConverter()
  @exclusivity(unchecked) private var compositor = Compositor()
  /// The shapes that are not drawn yet.
  @exclusivity(unchecked) private var batch = ShapeBatch()
  /// The number of bitmap pixels that the batch retains.
  private var heldPixels = 0

  init(glyphs: GlyphCache, bitmaps: ReducedBitmapCache, mayHaveGlass: Bool) {
    self.glyphs = glyphs
    self.bitmaps = bitmaps
    self.mayHaveGlass = mayHaveGlass
    displayBounds = DisplayBounds(glyphs)
  }

  func draw(_ list: DisplayList, _ context: Context) {
    add(list, context)
    drawBatch(on: context.surface)
  }

  /// Sets all pixels of a surface to one color before anything is drawn on it.
  func clear(_ surface: Surface, to color: UInt32) { batch.clear(surface.bounds, to: color) }

  /// Adds the shapes of a list to the batch; draws groups that cannot be folded into their shapes.
  private func add(_ list: DisplayList, _ context: Context) {
    if context.clip.isEmpty { return }
    for item in list.items {
      switch item {
      case .fill(let path, let paint, let style):
        fill(path, paint, style, context)
      case .stroke(let path, let paint, let style):
        stroke(path, paint, style, context)
      case .glyphs(let run, let paint):
        draw(run, paint, context)
      case .image(let image, let rect, let interpolation, let tint, let isAntialiased):
        draw(image, rect, interpolation, tint, isAntialiased: isAntialiased, context)
      case .group(let effect, let list):
        if let inner = context.folding(effect, around: list) {
          add(list, inner)
        } else {
          let seen = displayBounds.of(item, context.transform).intersection(context.clip)
          if seen.isEmpty { continue }
          drawBatch(on: context.surface)
          draw(list, through: effect, context)
        }
      }
    }
  }

  private func drawBatch(on surface: Surface) {
    if batch.isEmpty { return }
    batch.draw(on: surface, flattener, &scan, &compositor)
    flattener.dropAll()
    heldPixels = 0
  }

  func source(_ paint: Paint, _ context: Context) -> PaintSource? {
    PaintSource(
      paint, transform: context.transform, opacity: context.opacity, clip: context.clip,
      bitmaps: bitmaps)
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ context: Context) {
    guard context.canSee(path.controlBounds), let source = source(paint, context) else {
      return
    }
    flattener.begin(clip: context.clip)
    flattener.add(path, context.transform)
    addShape(
      source, .init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased), context)
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ context: Context) {
    guard context.canSee(strokeBounds(of: path, style)), let source = source(paint, context) else {
      return
    }
    flattener.begin(clip: context.clip)
    let map = Matrix(context.transform)
    // The outline is made in the path's own space, so that a nonuniform matrix distorts the pen
    // too.
    guard let outline = StrokeOutline(path, style, scale: map.maximumScale) else { return }
    flattener.add(outline, map)
    addShape(source, .init(), context)
  }

  /// Adds the area enclosed by the edges of the current path to the batch.
  private func addShape(
    _ source: PaintSource, _ rule: ScanConverter.Rule, _ context: Context
  ) {
    batch.add(flattener, rule, source)
    if batch.count >= Self.batchLimit { drawBatch(on: context.surface) }
  }

  /// The colours of an image in a rectangle; nil if the rectangle has no area.
  func sampler(
    of image: DisplayImage, _ rect: CGRect, _ interpolation: ImageInterpolation,
    tint: PaintSource?, _ context: Context
  ) -> ImageSampler? {
    ImageSampler(
      image, rect: rect.standardized, transform: context.transform, interpolation: interpolation,
      tint: tint, opacity: tint == nil ? context.opacity : 1, maximumWidth: context.clip.width,
      bitmaps: bitmaps)
  }

  private static let batchLimit = 4096, heldPixelLimit = 1 << 20

  private func draw(
    _ image: DisplayImage, _ rect: CGRect, _ interpolation: ImageInterpolation, _ tint: Paint?,
    isAntialiased: Bool = true, _ context: Context
  ) {
    guard context.canSee(rect) else { return }
    let tintSource = tint.flatMap { source($0, context) }
    if tint != nil && tintSource == nil { return }
    guard let paint = sampler(of: image, rect, interpolation, tint: tintSource, context)
    else { return }
    flattener.begin(clip: context.clip)
    flattener.add(Path(storage: .rect(rect)), context.transform)
    addShape(.image(paint), .init(isAntialiased: isAntialiased), context)
    heldPixels += image.width * image.height
    if heldPixels > Self.heldPixelLimit { drawBatch(on: context.surface) }
  }

  // MARK: Text

  /// The size of text in pixels up to which glyphs are drawn from cached coverage.
  private static let maskSizeLimit = 160.0
  /// The extent of a glyph around its origin, in sizes of its font; no real glyph is larger.
  private static let glyphReach: CGFloat = 4
  /// The extent of coverage around the origin of its glyph, and its largest area, in pixels.
  private static let maskReach = 16_384, maskPixelLimit = 1 << 20
  /// The coordinate from which nothing is on a picture, in pixels; coordinates convert to `Int`.
  private static let farthest: CGFloat = 1e6

  private func draw(_ run: GlyphRun, _ paint: Paint, _ context: Context) {
    guard let source = source(paint, context) else { return }
    let matrix = Matrix(context.transform), size = Double(run.size) * matrix.a
    guard size.isFinite else { return }
    let usesMasks =
      matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.d && size > 0
      && size <= Self.maskSizeLimit
    // The farthest that a glyph is assumed to extend from its origin.
    let reach = run.size * Self.glyphReach
    for glyph in run.glyphs {
      let extent = CGRect(
        x: glyph.position.x - reach, y: glyph.position.y - reach, width: 2 * reach,
        height: 2 * reach)
      if !context.canSee(extent) { continue }
      if let (image, box) = run.face.bitmap(of: glyph.id) {
        let rect = CGRect(
          x: glyph.position.x + box.minX * run.size, y: glyph.position.y + box.minY * run.size,
          width: box.width * run.size, height: box.height * run.size)
        if !drawReduced(image, of: glyph.id, run.face, rect, context) {
          draw(image, rect, .medium, nil, context)
        }
      } else if !usesMasks || !drawMask(of: glyph, run.face, size, source, context) {
        let place = CGAffineTransform(
          a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
        flattener.begin(clip: context.clip)
        flattener.add(
          glyphs.outline(run.face, glyph.id).path, place.concatenating(context.transform))
        addShape(source, .init(), context)
      }
    }
  }

  /// Draws the bitmap of a glyph from its cached reduction, on whole pixels; returns false if the
  /// bitmap is rotated or enlarged.
  private func drawReduced(
    _ image: DisplayImage, of glyph: UInt32, _ face: any GlyphFace, _ rect: CGRect,
    _ context: Context
  ) -> Bool {
    let transform = context.transform
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
    let place = rect.applying(transform)
    guard abs(place.minX) < Self.farthest, abs(place.minY) < Self.farthest,
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
      .none, nil, device)
    return true
  }

  /// Draws a glyph from its cached coverage, at the nearest quarter of a pixel horizontally and the
  /// nearest pixel vertically; returns false if the glyph is too large to cache.
  private func drawMask(
    of glyph: PositionedGlyph, _ face: any GlyphFace, _ size: Double, _ source: PaintSource,
    _ context: Context
  ) -> Bool {
    let origin = Matrix(context.transform).apply(glyph.position)
    guard abs(origin.x) < Double(Self.farthest), abs(origin.y) < Double(Self.farthest) else {
      return true
    }
    let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
    let x = quarters >> 2, y = Int((origin.y + 0.5).rounded(.down))
    guard let mask = mask(of: glyph.id, face, size, phase: quarters & 3) else { return false }
    batch.add(mask, x: x, y: y, clip: context.clip, source)
    if batch.count >= Self.batchLimit { drawBatch(on: context.surface) }
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
    let reach = Self.maskReach
    flattener.begin(clip: PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    flattener.add(glyphs.outline(face, glyph).path, place)
    guard flattener.bounds.width * flattener.bounds.height <= Self.maskPixelLimit else {
      return nil
    }
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
    beginScan(mask.bounds, rule)
    while scan.next() {
      for y in scan.y..<scan.y + scan.rowCount {
        let row = mask.coverage + (y - mask.bounds.minY) * mask.bounds.width
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
    }
    flattener.dropPath()
    return mask
  }

  /// Starts the scan of the current path.
  private func beginScan(_ bounds: PixelRect, _ rule: ScanConverter.Rule) {
    scan.begin(
      flattener.edges + flattener.first * 4, flattener.count - flattener.first, bounds, rule)
  }

  // MARK: Clips

  /// Draws a list clipped to a path.
  func draw(_ list: DisplayList, clippedTo path: Path, _ style: FillStyle, _ context: Context) {
    flattener.begin(clip: context.clip)
    flattener.add(path, context.transform)
    var inner = context
    inner.clip = flattener.bounds
    if inner.clip.isEmpty { return }
    var restorer = ClipRestorer()
    beginScan(
      inner.clip, .init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased))
    while scan.next() { restorer.save(context.surface, scan) }
    flattener.dropPath()
    draw(list, inner)
    restorer.restore(context.surface)
  }

  // MARK: Coverage

  /// Paints through coverage of the device pixels in `bounds`, limited to `window`, which is all of
  /// `bounds` by default.
  func paint(
    _ source: PaintSource, through coverage: UnsafePointer<UInt8>, at bounds: PixelRect,
    window: PixelRect? = nil, _ context: Context
  ) {
    let visible = (window ?? bounds).intersection(context.clip)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      let row = coverage + ((y - bounds.minY) * bounds.width + visible.minX - bounds.minX)
      compositor.paint(
        context.surface.pointer(x: visible.minX, y: y), x: visible.minX, y: y, visible.width,
        maskRun, row, source)
    }
  }

  /// Paints a rectangle with uniform coverage.
  func paint(
    _ source: PaintSource, coverage: UInt8, _ bounds: PixelRect, _ context: Context
  ) {
    let visible = bounds.intersection(context.clip)
    if coverage == 0 || visible.isEmpty { return }
    for y in visible.minY..<visible.maxY {
      compositor.paint(
        context.surface.pointer(x: visible.minX, y: y), x: visible.minX, y: y, visible.width,
        Int32(coverage), scan.mask, source)
    }
  }
}

extension ListPainter.Context {
  /// Whether content of a rectangle may be visible; true for NaN, which draws nothing later on.
  fileprivate func canSee(_ rect: CGRect) -> Bool {
    let map = Matrix(transform)
    let x0 = Double(rect.minX), x1 = Double(rect.maxX)
    let y0 = Double(rect.minY), y1 = Double(rect.maxY)
    let minX = min(map.a * x0, map.a * x1) + min(map.c * y0, map.c * y1) + map.tx
    let maxX = max(map.a * x0, map.a * x1) + max(map.c * y0, map.c * y1) + map.tx
    let minY = min(map.b * x0, map.b * x1) + min(map.d * y0, map.d * y1) + map.ty
    let maxY = max(map.b * x0, map.b * x1) + max(map.d * y0, map.d * y1) + map.ty
    return
      !(maxX < Double(clip.minX) - 1 || minX > Double(clip.maxX) + 1
      || maxY < Double(clip.minY) - 1 || minY > Double(clip.maxY) + 1)
  }

  /// The context for the content of a group, if drawing the content in that context is equivalent
  /// to drawing the group.
  fileprivate func folding(_ effect: DisplayEffect, around list: DisplayList) -> Self? {
    var inner = self
    switch effect {
    case .transform(let matrix):
      inner.transform = matrix.concatenating(transform)
    case .opacity(let part) where part > 0 && canFold(list):
      inner.opacity *= min(1, part)
    default: return nil
    }
    return inner
  }
}
