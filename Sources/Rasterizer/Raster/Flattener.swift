@_spi(Inlined) import Drawing
import Foundation

/// Converts paths into the straight edges of closed polygons in device space.
///
/// Edges are quadruples x0, y0, x1, y1 in 24.8 fixed point. Edges that do not affect the pixels of
/// `clip` are omitted, but none is cut at its border: the coverage of a pixel does not depend on
/// how much of a picture is drawn at a time. Only edges millions of pixels away are cut.
///
/// Curves are subdivided as in CoreGraphics: its renders of continuous corners show the chords,
/// which are up to a twentieth of a pixel inside the curve.
struct Flattener: ~Copyable {
  /// The largest distance of a control point from its position on a straight chord, in pixels; the
  /// curve is then within three quarters of that.
  static let flatness = 1.0 / 16

  private(set) var edges: UnsafeMutablePointer<Int32>
  /// The number of edges of all paths that are kept.
  private(set) var count = 0
  /// The first edge of the current path.
  private(set) var first = 0
  /// Whether a coordinate was not finite; the path is then not drawn.
  private(set) var isInvalid = false

  private var capacity: Int
  private var top = 0.0, right = 0.0, bottom = 0.0
  private var minX = Int32.max, minY = Int32.max, maxX = Int32.min, maxY = Int32.min
  private var startX = 0.0, startY = 0.0, x = 0.0, y = 0.0
  private var isOpen = false
  private var clip = PixelRect.empty

  init() {
    capacity = 1024
    edges = .allocate(capacity: capacity * 4)
  }

  deinit { edges.deallocate() }

  /// The pixels that the edges may touch.
  var bounds: PixelRect {
    guard count > first, !isInvalid else { return .empty }
    return PixelRect(
      minX: Int(minX &>> 8), minY: Int(minY &>> 8), maxX: Int((maxX &+ 255) &>> 8),
      maxY: Int((maxY &+ 255) &>> 8)
    ).intersection(clip)
  }

  /// Starts a path after the paths that are kept.
  mutating func begin(clip: PixelRect) {
    self.clip = clip
    (top, right, bottom) = (Double(clip.minY), Double(clip.maxX), Double(clip.maxY))
    (minX, minY, maxX, maxY) = (.max, .max, .min, .min)
    first = count
    isInvalid = false
    isOpen = false
  }

  /// Discards the current path.
  mutating func dropPath() { count = first }

  /// Discards all paths.
  mutating func dropAll() { (first, count) = (0, 0) }

  /// Adds a path, mapped through a matrix; subpaths are closed, as for filling.
  mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let map = Matrix(transform)
    for element in path.elements {
      switch element {
      case .move(let to):
        let point = map.apply(to)
        move(point.x, point.y)
      case .line(let to):
        let point = map.apply(to)
        line(point.x, point.y)
      case .quadCurve(let to, let control):
        quadratic(map.apply(control), map.apply(to))
      case .curve(let to, let control1, let control2):
        let a = map.apply(control1), b = map.apply(control2), end = map.apply(to)
        cubic(x, y, a.x, a.y, b.x, b.y, end.x, end.y, depth: 0)
      case .closeSubpath:
        close()
      }
    }
    close()
  }

  /// Adds the outline of a stroke, mapped through a matrix.
  mutating func add(_ outline: StrokeOutline, _ map: Matrix) {
    outline.points.withUnsafeBufferPointer { points in
      outline.starts.withUnsafeBufferPointer { starts in
        var index = 0, polygon = 0
        while index < points.count {
          let x = map.a * points[index].x + map.c * points[index].y + map.tx
          let y = map.b * points[index].x + map.d * points[index].y + map.ty
          if polygon < starts.count, starts[polygon] == index {
            if polygon > 0 { close() }
            move(x, y)
            polygon &+= 1
          } else {
            line(x, y)
          }
          index &+= 1
        }
        if index > 0 { close() }
      }
    }
  }

  /// Closes the current polygon and starts the next.
  mutating func move(_ newX: Double, _ newY: Double) {
    close()
    (startX, startY) = (sane(newX), sane(newY))
    (x, y) = (startX, startY)
  }

  mutating func line(_ newX: Double, _ newY: Double) {
    let toX = sane(newX), toY = sane(newY)
    emit(x, y, toX, toY)
    (x, y) = (toX, toY)
    isOpen = true
  }

  mutating func close() {
    if isOpen, x != startX || y != startY { emit(x, y, startX, startY) }
    (x, y) = (startX, startY)
    isOpen = false
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    let fromX = x, fromY = y, third = 1.0 / 3
    cubic(
      fromX, fromY, control.x + (fromX - control.x) * third,
      control.y + (fromY - control.y) * third,
      control.x + (end.x - control.x) * third, control.y + (end.y - control.y) * third, end.x,
      end.y,
      depth: 0)
  }

  /// Halves a cubic until its control points are within `flatness`, horizontally and vertically, of
  /// those of the straight chord.
  private mutating func cubic(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    _ x3: Double, _ y3: Double, depth: Int
  ) {
    let limit = Self.flatness * 3
    let bend1X = 3 * x1 - 2 * x0 - x3, bend1Y = 3 * y1 - 2 * y0 - y3
    let bend2X = 3 * x2 - x0 - 2 * x3, bend2Y = 3 * y2 - y0 - 2 * y3
    let isFlat =
      bend1X <= limit && bend1X >= -limit && bend1Y <= limit && bend1Y >= -limit
      && bend2X <= limit && bend2X >= -limit && bend2Y <= limit && bend2Y >= -limit
    if isFlat || depth == Self.depthLimit {
      line(x3, y3)
      return
    }
    let aX = (x0 + x1) / 2, aY = (y0 + y1) / 2, bX = (x1 + x2) / 2, bY = (y1 + y2) / 2
    let cX = (x2 + x3) / 2, cY = (y2 + y3) / 2
    let leftX = (aX + bX) / 2, leftY = (aY + bY) / 2
    let rightX = (bX + cX) / 2, rightY = (bY + cY) / 2
    let middleX = (leftX + rightX) / 2, middleY = (leftY + rightY) / 2
    cubic(x0, y0, aX, aY, leftX, leftY, middleX, middleY, depth: depth &+ 1)
    cubic(middleX, middleY, rightX, rightY, cX, cY, x3, y3, depth: depth &+ 1)
  }

  /// Clamps far coordinates, so that nothing overflows; returns others unchanged.
  private mutating func sane(_ value: Double) -> Double {
    let limit = Self.coordinateLimit
    if value > -limit, value < limit { return value }
    if !value.isFinite {
      isInvalid = true
      return 0
    }
    return value < 0 ? -limit : limit
  }

  /// The limit of coordinates in pixels: differences and products of them stay exact enough.
  private static let coordinateLimit = 1e8
  /// The number of halvings of a curve, which gives up to 1,024 chords.
  private static let depthLimit = 10

  private mutating func emit(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    if y0 <= top && y1 <= top || y0 >= bottom && y1 >= bottom { return }
    if x0 >= right, x1 >= right {
      maxX = max(maxX, Int32(clip.maxX) &<< 8)
      return
    }
    let far = Self.farthest
    if x0 >= -far, x1 >= -far, x0 <= far, x1 <= far, y0 >= -far, y1 >= -far, y0 <= far, y1 <= far {
      append(x0, y0, x1, y1)
    } else {
      emitCut(x0, y0, x1, y1)
    }
  }

  /// The farthest that an edge may reach from the origin, in pixels.
  private static let farthest = 2_097_152.0

  /// Cuts an edge at the top and bottom limits, then on the left and on the right.
  private mutating func emitCut(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let far = Self.farthest
    if y0 <= -far && y1 <= -far || y0 >= far && y1 >= far { return }
    var (aX, aY, bX, bY) = (x0, y0, x1, y1)
    let slope = (x1 - x0) / (y1 - y0)
    if aY < -far { (aX, aY) = (x0 + (-far - y0) * slope, -far) }
    if aY > far { (aX, aY) = (x0 + (far - y0) * slope, far) }
    if bY < -far { (bX, bY) = (x0 + (-far - y0) * slope, -far) }
    if bY > far { (bX, bY) = (x0 + (far - y0) * slope, far) }
    emitProjected(border: -far, aX, aY, bX, bY)
  }

  /// Splits an edge at the left limit, then at the right one; the parts beyond are projected onto
  /// the limit, which preserves the winding numbers.
  private mutating func emitProjected(
    border: Double, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
  ) {
    let isLeft = border < 0
    let out0 = isLeft ? x0 < border : x0 > border
    let out1 = isLeft ? x1 < border : x1 > border
    if out0 && out1 {
      append(border, y0, border, y1)
    } else if out0 || out1 {
      let crossing = y0 + (border - x0) * ((y1 - y0) / (x1 - x0))
      let middle = max(min(crossing, max(y0, y1)), min(y0, y1))
      if out0 {
        append(border, y0, border, middle)
        isLeft
          ? emitProjected(border: -border, border, middle, x1, y1)
          : append(border, middle, x1, y1)
      } else {
        isLeft
          ? emitProjected(border: -border, x0, y0, border, middle)
          : append(x0, y0, border, middle)
        append(border, middle, border, y1)
      }
    } else if isLeft {
      emitProjected(border: -border, x0, y0, x1, y1)
    } else {
      append(x0, y0, x1, y1)
    }
  }

  private mutating func append(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let fixedY0 = fixed(y0), fixedY1 = fixed(y1)
    if fixedY0 == fixedY1 { return }
    let fixedX0 = fixed(x0), fixedX1 = fixed(x1)
    if count == capacity { grow() }
    let edge = edges + count &* 4
    edge[0] = fixedX0
    edge[1] = fixedY0
    edge[2] = fixedX1
    edge[3] = fixedY1
    count &+= 1
    if fixedX0 < minX { minX = fixedX0 }
    if fixedX1 < minX { minX = fixedX1 }
    if fixedX0 > maxX { maxX = fixedX0 }
    if fixedX1 > maxX { maxX = fixedX1 }
    if fixedY0 < minY { minY = fixedY0 }
    if fixedY1 < minY { minY = fixedY1 }
    if fixedY0 > maxY { maxY = fixedY0 }
    if fixedY1 > maxY { maxY = fixedY1 }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 8)
    memcpy(larger, edges, capacity * 16)
    edges.deallocate()
    edges = larger
    capacity *= 2
  }
}

/// A value in 24.8 fixed point, rounded to nearest; adding 1.5·2⁵² rounds in hardware.
private func fixed(_ value: Double) -> Int32 {
  let magic = 6_755_399_441_055_744.0
  return Int32((value * 256 + magic) - magic)
}
