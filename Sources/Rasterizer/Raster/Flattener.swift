internal import CKernels
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
  /// The current point in fixed point; wrong if it is farther away than `farthest`.
  private var fixedX: Int32 = 0, fixedY: Int32 = 0
  private var isOpen = false
  private var clip = PixelRect.empty
  /// The points of a cubic, then the ends of its chords; aligned to 16 bytes.
  private let curve: UnsafeMutableRawPointer

  init() {
    capacity = 1024
    edges = .allocate(capacity: capacity * 4)
    curve = .allocate(byteCount: (4 + 1 << Self.depthLimit) * 16, alignment: 16)
  }

  deinit {
    edges.deallocate()
    curve.deallocate()
  }

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
        cubic(a, b, end)
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
    (fixedX, fixedY) = (fixed(x), fixed(y))
  }

  mutating func line(_ newX: Double, _ newY: Double) {
    go(to: sane(newX), sane(newY))
    isOpen = true
  }

  mutating func close() {
    if isOpen, x != startX || y != startY { go(to: startX, startY) }
    isOpen = false
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    let third = 1.0 / 3
    cubic(
      Point(x: control.x + (x - control.x) * third, y: control.y + (y - control.y) * third),
      Point(
        x: control.x + (end.x - control.x) * third, y: control.y + (end.y - control.y) * third),
      end)
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    let points = curve.assumingMemoryBound(to: Double.self)
    (points[0], points[1]) = (x, y)
    (points[2], points[3]) = (control1.x, control1.y)
    (points[4], points[5]) = (control2.x, control2.y)
    (points[6], points[7]) = (end.x, end.y)
    let chords = points + 8
    let count = flattenCubic(chords, points, Self.flatness, Self.depthLimit)
    var index = 0
    while index < count {
      line(chords[index &* 2], chords[index &* 2 &+ 1])
      index &+= 1
    }
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
  private static let depthLimit: Int32 = 10

  /// Emits the edge from the current point to another one, which becomes the current point.
  @inline(__always)
  private mutating func go(to toX: Double, _ toY: Double) {
    let fromX = x, fromY = y, fixedFromX = fixedX, fixedFromY = fixedY
    (x, y) = (toX, toY)
    (fixedX, fixedY) = (fixed(toX), fixed(toY))
    if fromY <= top && toY <= top || fromY >= bottom && toY >= bottom { return }
    if fromX >= right, toX >= right {
      maxX = max(maxX, Int32(clip.maxX) &<< 8)
      return
    }
    let far = Self.farthest
    if abs(fromX) <= far, abs(toX) <= far, abs(fromY) <= far, abs(toY) <= far {
      append(fixedFromX, fixedFromY, fixedX, fixedY)
    } else {
      emitCut(fromX, fromY, toX, toY)
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
    append(fixed(x0), fixed(y0), fixed(x1), fixed(y1))
  }

  @inline(__always)
  private mutating func append(
    _ fixedX0: Int32, _ fixedY0: Int32, _ fixedX1: Int32, _ fixedY1: Int32
  ) {
    if fixedY0 == fixedY1 { return }
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

/// A value in 24.8 fixed point, rounded to nearest: adding 1.5·2⁵² rounds in hardware, and leaves
/// the integer in the low bits.
@inline(__always)
private func fixed(_ value: Double) -> Int32 {
  Int32(truncatingIfNeeded: (value * 256 + 6_755_399_441_055_744).bitPattern)
}
