import Foundation
import LayoutDSL

extension ListPainter {
  /// Draws the blurred, coloured silhouette of a list.
  func drawShadow(
    of list: DisplayList, _ color: Color.Resolved, _ radius: CGFloat, _ offset: CGSize,
    _ context: Context
  ) {
    let shift = offset.applying(context.transform)
    guard shift.width.isFinite, shift.height.isFinite, abs(shift.width) < 1e5,
      abs(shift.height) < 1e5
    else { return }
    let blur = GaussianBlur(deviation: Double(radius) * Matrix(context.transform).meanScale)
    // Whole pixels move the result, the rest is part of the blur.
    let shiftX = Double(shift.width).rounded(.down), shiftY = Double(shift.height).rounded(.down)
    let silhouette = Silhouette(
      blur: blur, x: Int(shiftX), y: Int(shiftY), restX: Double(shift.width) - shiftX,
      restY: Double(shift.height) - shiftY)

    if list.items.count == 1, case .fill(let path, .color(let fill), let style) = list.items[0] {
      let paint = PremultipliedColor(color, opacity: Double(fill.opacity)).pixel
      if paint == 0 { return }
      if drawStretched(path, paint, silhouette, context) { return }
      let clip = silhouette.sourceClip(context.clip)
      let mask = coverage(of: path, style, context.transform, clip: clip)
      silhouette.draw(mask.coverage, mask.bounds, clip: context.clip) { coverage, bounds in
        self.paint(.color(paint), through: coverage, at: bounds, context)
      }
      return
    }

    let paint = PremultipliedColor(color).pixel
    if paint == 0 { return }
    let bounds = deviceBounds(of: list, context.transform, glyphs)
      .intersection(silhouette.sourceClip(context.clip))
    withLayer(of: list, bounds, context) { layer in
      let count = bounds.width * bounds.height
      let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      defer { alpha.deallocate() }
      extractAlpha(layer.pixels, alpha, count)
      silhouette.draw(alpha, bounds, clip: context.clip) { coverage, wide in
        self.paint(.color(paint), through: coverage, at: wide, context)
      }
    }
  }

  /// The shadow of an upright rectangle, rounded or not: its corners are blurred on a small copy,
  /// and its sides repeat the middle of that.
  ///
  /// False if that would not be exact.
  private func drawStretched(
    _ path: Path, _ paint: UInt32, _ silhouette: Silhouette, _ context: Context
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
    guard width < 1e5, height < 1e5, abs(rect.minX) < 1e5, abs(rect.minY) < 1e5 else {
      return false
    }
    // A continuous corner reaches 1.53 radii along its edge.
    let reach = Double(silhouette.blur.reach + 2)
    let cornerX = min(Double(abs(corner.width)) * 1.53, Double(rect.width) / 2) * matrix.a
    let cornerY = min(Double(abs(corner.height)) * 1.53, Double(rect.height) / 2) * matrix.d
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
    silhouette.draw(mask.coverage, mask.bounds, clip: everything) { coverage, bounds in
      paintStretched(paint, coverage, bounds, Int(cutX), Int(cutY), context)
    }
    return true
  }

  /// Paints coverage with the middle column and row repeated `cutX` and `cutY` more times.
  private func paintStretched(
    _ paint: UInt32, _ coverage: UnsafePointer<UInt8>, _ bounds: PixelRect, _ cutX: Int,
    _ cutY: Int, _ context: Context
  ) {
    let middleX = bounds.minX + bounds.width / 2, middleY = bounds.minY + bounds.height / 2
    let line = coverage + (middleY - bounds.minY) * bounds.width
    func bands(
      _ top: Int, _ bottom: Int, _ pixels: (_ y: Int) -> UnsafePointer<UInt8>
    ) {
      for y in max(
        top, context.clip.minY)..<max(top, min(bottom, context.clip.maxY), context.clip.minY)
      {
        let row = pixels(y)
        let place = PixelRect(minX: bounds.minX, minY: y, maxX: bounds.maxX, maxY: y + 1)
        var left = place, right = place.offsetBy(x: cutX, y: 0)
        left.maxX = middleX
        right.minX = middleX + cutX
        let center = PixelRect(minX: middleX, minY: y, maxX: middleX + cutX, maxY: y + 1)
        self.paint(.color(paint), through: row, at: place, window: left, context)
        self.paint(.color(paint), coverage: row[middleX - bounds.minX], center, context)
        self.paint(
          .color(paint), through: row, at: place.offsetBy(x: cutX, y: 0), window: right, context)
      }
    }
    bands(bounds.minY, middleY) { coverage + ($0 - bounds.minY) * bounds.width }
    bands(middleY, middleY + cutY) { _ in line }
    bands(middleY + cutY, bounds.maxY + cutY) {
      coverage + ($0 - cutY - bounds.minY) * bounds.width
    }
  }
}

/// How coverage becomes a shadow: blurred and moved.
private struct Silhouette {
  let blur: GaussianBlur
  let x: Int, y: Int
  let restX: Double, restY: Double

  /// The pixels whose shadow may fall into `clip`.
  func sourceClip(_ clip: PixelRect) -> PixelRect {
    clip.offsetBy(x: -x, y: -y).insetBy(-blur.reach)
  }

  func draw(
    _ coverage: UnsafePointer<UInt8>, _ bounds: PixelRect, clip: PixelRect,
    _ paint: (UnsafePointer<UInt8>, PixelRect) -> Void
  ) {
    if bounds.isEmpty { return }
    let wide = bounds.insetBy(-blur.reach).offsetBy(x: x, y: y).intersection(clip)
    if wide.isEmpty { return }
    let result = UnsafeMutablePointer<UInt8>.allocate(capacity: wide.width * wide.height)
    defer { result.deallocate() }
    blur.apply(
      coverage, width: bounds.width, height: bounds.height, channels: 1, to: result,
      window: wide.offsetBy(x: -bounds.minX - x, y: -bounds.minY - y), shiftX: restX, shiftY: restY)
    paint(result, wide)
  }
}
