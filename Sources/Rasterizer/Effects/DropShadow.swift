internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

extension ListPainter {
  /// Draws a list over its blurred, coloured silhouette.
  ///
  /// The list is drawn twice for that. At a nesting depth of more than four shadows it is drawn
  /// once into an offscreen layer, because each level would double the work.
  func drawWithShadow(
    _ list: DisplayList, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
    _ context: Context
  ) {
    shadowDepth += 1
    defer { shadowDepth -= 1 }
    guard let silhouette = silhouette(radius, offset, context) else { return draw(list, context) }
    let source = shadowSource(of: list, silhouette, context)
    // The source of a wide blur is drawn in few pixels.
    if shadowDepth <= directShadowDepth || silhouette.blur.sampling(of: source) > 1 {
      drawShadow(of: list, color, silhouette, context)
      return draw(list, context)
    }
    let bounds = displayBounds.of(list, context.transform)
      .intersection(context.clip.union(silhouette.sourceClip(context.clip)))
    withLayer(of: list, bounds, context) { layer in
      drawShadow(of: layer, PremultipliedColor(color).pixel, silhouette, context)
      let visible = bounds.intersection(context.clip)
      for y in visible.minY..<visible.maxY {
        blendRow(
          context.surface.pointer(x: visible.minX, y: y), layer.pointer(x: visible.minX, y: y),
          visible.width, 255)
      }
    }
  }

  /// The blur and the offset of a shadow; nil if the offset is too large or not finite.
  private func silhouette(_ radius: CGFloat, _ offset: CGSize, _ context: Context) -> Silhouette? {
    let shift = offset.applying(context.transform)
    guard shift.width.isFinite, shift.height.isFinite, abs(shift.width) < CGFloat(closedFormLimit),
      abs(shift.height) < CGFloat(closedFormLimit)
    else { return nil }
    let blur = GaussianBlur(deviation: Double(radius) * Matrix(context.transform).meanScale)
    // Whole pixels move the result, and the remainder is part of the blur.
    let shiftX = Double(shift.width).rounded(.down), shiftY = Double(shift.height).rounded(.down)
    return Silhouette(
      blur: blur, x: Int(shiftX), y: Int(shiftY), restX: Double(shift.width) - shiftX,
      restY: Double(shift.height) - shiftY)
  }

  private func drawShadow(
    of list: DisplayList, _ color: ResolvedColor, _ silhouette: Silhouette, _ context: Context
  ) {
    if let outline = solidOutline(of: list, context) {
      let paint = PremultipliedColor(color, opacity: outline.opacity).pixel
      if paint == 0 { return }
      let hides = outline.opacity >= 1 && context.opacity == 1
      if drawStretched(outline.path, paint, silhouette, hides: hides, context) { return }
      let clip = silhouette.sourceClip(context.clip)
      let mask = coverage(of: outline.path, outline.style, context.transform, clip: clip)
      silhouette.draw(mask.coverage, mask.bounds, clip: context.clip) { coverage, bounds in
        self.paint(.color(paint), through: coverage, at: bounds, context)
      }
      return
    }

    let paint = PremultipliedColor(color).pixel
    if paint == 0 { return }
    let bounds = shadowSource(of: list, silhouette, context)
    let side = silhouette.blur.sampling(of: bounds)
    withLayer(of: list, bounds.divided(by: side), context.reduced(by: side)) {
      drawShadow(of: $0, side: side, paint, silhouette, context)
    }
  }

  /// The pixels of a list whose shadow may be visible.
  private func shadowSource(
    of list: DisplayList, _ silhouette: Silhouette, _ context: Context
  ) -> PixelRect {
    displayBounds.of(list, context.transform).intersection(silhouette.sourceClip(context.clip))
  }

  private func drawShadow(
    of layer: Surface, side: Int = 1, _ paint: UInt32, _ silhouette: Silhouette, _ context: Context
  ) {
    let count = layer.bounds.width * layer.bounds.height
    let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { alpha.deallocate() }
    extractAlpha(layer.pixels, alpha, count)
    silhouette.draw(alpha, layer.bounds, side: side, clip: context.clip) { coverage, wide in
      self.paint(.color(paint), through: coverage, at: wide, context)
    }
  }

  /// Draws the shadow of an axis-aligned rectangle, rounded or not: its corners are blurred on a
  /// small copy, and its sides repeat the middle of the copy.
  ///
  /// If the opaque rectangle `hides` the pixels below it, those are skipped. Returns false if the
  /// result would not be exact.
  private func drawStretched(
    _ path: Path, _ paint: UInt32, _ silhouette: Silhouette, hides: Bool, _ context: Context
  ) -> Bool {
    let matrix = Matrix(context.transform)
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return false }
    let rect: CGRect, corner: CGSize
    switch path.storage {
    case .rect(let box): (rect, corner) = (box.standardized, .zero)
    case .roundedRect(let box, let size, _): (rect, corner) = (box.standardized, size)
    default: return false
    }
    let width = Double(rect.width) * matrix.a, height = Double(rect.height) * matrix.d
    let left = Double(rect.minX) * matrix.a + matrix.tx
    let top = Double(rect.minY) * matrix.d + matrix.ty
    let limit = closedFormLimit
    guard width < limit, height < limit, abs(left) < limit, abs(top) < limit else { return false }
    if silhouette.blur.deviation >= RoundedShadow.smallestDeviation {
      let hidden = hides ? HiddenArea(rect, corner, matrix) : nil
      if drawInClosedForm(rect, path, paint, silhouette, hidden, context) { return true }
    }
    // A continuous corner extends 1.53 radii along its edges.
    let reach = Double(silhouette.blur.reach + 2)
    let cornerX =
      min(Double(abs(corner.width)) * continuousCornerExtent, Double(rect.width) / 2) * matrix.a
    let cornerY =
      min(Double(abs(corner.height)) * continuousCornerExtent, Double(rect.height) / 2) * matrix.d
    let step = Double(silhouette.blur.grid)
    let cutX = max(0, ((width - 2 * (reach + cornerX)) / step).rounded(.down) * step)
    let cutY = max(0, ((height - 2 * (reach + cornerY)) / step).rounded(.down) * step)
    guard cutX > 0 || cutY > 0 else { return false }
    var small = path
    let smallRect = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width - CGFloat(cutX / matrix.a),
      height: rect.height - CGFloat(cutY / matrix.d))
    if case .roundedRect(_, let size, let style) = path.storage {
      small.storage = .roundedRect(smallRect, cornerSize: size, style: style)
    } else {
      small.storage = .rect(smallRect)
    }
    let everything = PixelRect(minX: -200_000, minY: -200_000, maxX: 200_000, maxY: 200_000)
    let mask = coverage(of: small, FillStyle(), context.transform, clip: everything)
    let stretch = Stretch(
      bounds: mask.bounds.insetBy(-silhouette.blur.reach)
        .offsetBy(x: silhouette.x, y: silhouette.y), cutX: Int(cutX), cutY: Int(cutY))
    var seen = everything
    seen.minY = stretch.row(max(context.clip.minY, stretch.bounds.minY))
    seen.maxY = stretch.row(context.clip.maxY - 1) + 1
    silhouette.draw(mask.coverage, mask.bounds, clip: seen) { coverage, bounds in
      let hidden = hides ? HiddenArea(rect, corner, matrix) : nil
      self.paint(stretch, coverage, bounds, paint, hidden, context)
    }
    return true
  }

  /// Draws a shadow with a large blur, computing only its visible part; returns false if the
  /// corners would overlap.
  private func drawInClosedForm(
    _ rect: CGRect, _ path: Path, _ paint: UInt32, _ silhouette: Silhouette,
    _ hidden: HiddenArea?, _ context: Context
  ) -> Bool {
    let matrix = Matrix(context.transform)
    var corner: BlurredCorner?
    if case .roundedRect(_, let radii, let style) = path.storage, radii != .zero {
      corner = blurredCorner(
        .init(
          deviation: silhouette.blur.deviation, radii: radii, scaleX: matrix.a, scaleY: matrix.d,
          style: style), silhouette.blur)
      // The last pixels of a corner have almost no deficit, so the corners of a capsule may meet.
      guard let corner, corner.depthX * 2 <= Double(rect.width) * matrix.a + 1,
        corner.depthY * 2 <= Double(rect.height) * matrix.d + 1
      else { return false }
    }
    let shiftX = Double(silhouette.x) + silhouette.restX + matrix.tx
    let shiftY = Double(silhouette.y) + silhouette.restY + matrix.ty
    let shadow = RoundedShadow(
      left: Double(rect.minX) * matrix.a + shiftX, top: Double(rect.minY) * matrix.d + shiftY,
      right: Double(rect.maxX) * matrix.a + shiftX, bottom: Double(rect.maxY) * matrix.d + shiftY,
      edge: BlurredEdge(deviation: silhouette.blur.deviation), corner: corner)
    shadow.forEachPiece(in: context.clip, hidden: hidden) { columns, y, mask, value in
      let part = PixelRect(
        minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1)
      if let mask {
        self.paint(.color(paint), through: mask, at: part, context)
      } else {
        self.paint(.color(paint), coverage: value, part, context)
      }
    }
    return true
  }

  /// The cached or newly blurred corner; nil if it is empty or too large.
  private func blurredCorner(_ key: BlurredCorner.Key, _ blur: GaussianBlur) -> BlurredCorner? {
    if let known = blurredCorners.first(where: { $0.key == key }) { return known }
    // A continuous corner extends 1.53 radii along its edges; a side of four radii leaves enough
    // room.
    let width = abs(key.radii.width), height = abs(key.radii.height)
    let shape = Path(
      storage: .roundedRect(
        CGRect(x: 0, y: 0, width: width * 4, height: height * 4), cornerSize: key.radii,
        style: key.style))
    let part = key.style == .continuous ? continuousCornerExtent : 1
    let extent = PixelRect(
      covering: CGRect(
        x: 0, y: 0, width: width * part * key.scaleX, height: height * part * key.scaleY))
    guard !extent.isEmpty, extent.width < cornerLimit, extent.height < cornerLimit else {
      return nil
    }
    let place = CGAffineTransform(scaleX: key.scaleX, y: key.scaleY)
    let mask = coverage(of: shape, FillStyle(), place, clip: extent)
    let deficit = GlyphCache.Mask(extent)
    memset(deficit.coverage, 255, extent.width * extent.height)
    for y in mask.bounds.minY..<mask.bounds.maxY {
      for x in mask.bounds.minX..<mask.bounds.maxX {
        deficit.coverage[y * extent.width + x] =
          255 - mask.row(y - mask.bounds.minY)[x - mask.bounds.minX]
      }
    }
    let corner = BlurredCorner(key, deficit, blur)
    if blurredCorners.count == keptCorners { blurredCorners.removeFirst() }
    blurredCorners.append(corner)
    return corner
  }

  /// Paints coverage with its middle column and row repeated; only the rows in `part` exist.
  private func paint(
    _ stretch: Stretch, _ coverage: UnsafePointer<UInt8>, _ part: PixelRect, _ paint: UInt32,
    _ hidden: HiddenArea?, _ context: Context
  ) {
    let bounds = stretch.bounds, cutX = stretch.cutX
    let middleX = bounds.minX + bounds.width / 2
    let source = PaintSource.color(paint)
    var y = max(bounds.minY, context.clip.minY)
    let lastY = min(bounds.maxY + stretch.cutY, context.clip.maxY)
    while y < lastY {
      let row = coverage + (stretch.row(y) - part.minY) * part.width
      let (hiddenMinX, hiddenMaxX) = hidden?.columns(y: y) ?? (bounds.maxX + cutX, Int.max)
      // The parts before and after the hidden columns; each paints the left side, the middle and
      // the right side.
      for (low, high) in [(Int.min, hiddenMinX), (hiddenMaxX, Int.max)] {
        func piece(_ minX: Int, _ maxX: Int) -> PixelRect {
          PixelRect(minX: max(minX, low), minY: y, maxX: min(maxX, high), maxY: y + 1)
        }
        let place = PixelRect(minX: bounds.minX, minY: y, maxX: bounds.maxX, maxY: y + 1)
        self.paint(source, through: row, at: place, window: piece(bounds.minX, middleX), context)
        self.paint(
          source, coverage: row[middleX - bounds.minX], piece(middleX, middleX + cutX), context)
        self.paint(
          source, through: row, at: place.offsetBy(x: cutX, y: 0),
          window: piece(middleX + cutX, bounds.maxX + cutX), context)
      }
      y += 1
    }
  }
}

/// Coverage whose middle column and row are repeated for the columns and rows that were cut out.
private struct Stretch {
  let bounds: PixelRect
  let cutX: Int, cutY: Int

  /// The row of the coverage for a row of the stretched result.
  func row(_ y: Int) -> Int {
    let middle = bounds.minY + bounds.height / 2
    return y < middle ? y : max(middle, y - cutY)
  }
}

/// The coordinates, in pixels, within which shapes and shadows have shortcuts; sums of these stay
/// exact and far from overflow.
let closedFormLimit = 1e5

/// The depth of nested shadows up to which a list is drawn twice instead of into a layer.
private let directShadowDepth = 4

/// The side, in pixels, from which a corner is not blurred separately, and the number of blurred
/// corners that are kept.
private let cornerLimit = 4096, keptCorners = 8
