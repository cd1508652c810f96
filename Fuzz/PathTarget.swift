import Foundation
import LayoutDSL
import Render

/// Runs the bytes as a program that builds paths, calls all queries on the paths, and draws them.
@MainActor func fuzzPath(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  let scale = source.choice([1, 2, 3, 0.5, 0.01, 100, .nan, .infinity, -1, 0] as [CGFloat])
  let flags = source.byte()
  let isEvenOdd = flags & 1 == 1
  var path = Path()
  var other = Path()
  var steps = 0
  while !source.isAtEnd, steps < 64 {
    steps += 1
    change(&path, &other, by: &source, isEvenOdd: isEvenOdd)
  }
  let bounds = path.boundingRect
  for point in [CGPoint(x: bounds.midX, y: bounds.midY), source.point(), .zero] {
    _ = path.contains(point, eoFill: isEvenOdd)
  }
  _ = path.currentPoint
  _ = Path(path.description)
  return draw(
    path, other, isEvenOdd: isEvenOdd, style: source.strokeStyle(), scale: scale,
    format: flags > 240 && scale < 4 ? VectorFormat.allCases[Int(flags / 2) % 2] : nil)
}

/// The largest number of elements; paths that grow without limit would be slow for good reason.
private let elementLimit = 400

private func change(
  _ path: inout Path, _ other: inout Path, by source: inout ByteSource, isEvenOdd: Bool
) {
  let kind = source.byte() % 29
  if kind > 16 {
    if path.elements.count > elementLimit { path = Path() }
    if other.elements.count > elementLimit { other = Path() }
  }
  switch kind {
  case 0: path.move(to: source.point())
  case 1, 2: path.addLine(to: source.point())
  case 3: path.addQuadCurve(to: source.point(), control: source.point())
  case 4:
    path.addCurve(to: source.point(), control1: source.point(), control2: source.point())
  case 5: path.closeSubpath()
  case 6: path.addRect(source.rect())
  case 7: path.addEllipse(in: source.rect())
  case 8:
    path.addRoundedRect(
      in: source.rect(), cornerSize: CGSize(width: source.number(), height: source.number()),
      style: source.choice([.circular, .continuous]))
  case 9:
    path.addRoundedRect(
      in: source.rect(),
      cornerRadii: RectangleCornerRadii(
        topLeading: source.number(), bottomLeading: source.number(),
        bottomTrailing: source.number(), topTrailing: source.number()))
  case 10:
    path.addArc(
      center: source.point(), radius: source.number(), startAngle: .degrees(source.number()),
      endAngle: .degrees(source.number()), clockwise: source.bool())
  case 11:
    path.addArc(
      tangent1End: source.point(), tangent2End: source.point(), radius: source.number())
  case 12:
    path.addRelativeArc(
      center: source.point(), radius: source.number(), startAngle: .degrees(source.number()),
      delta: .degrees(source.number()))
  case 13: (path, other) = (other, path)
  case 14: other.addLines((0..<source.byte() % 9).map { _ in source.point() })
  case 15: path = path.applying(source.transform())
  case 16: path = path.offsetBy(dx: source.number(), dy: source.number())
  case 17: path = path.trimmedPath(from: source.number() / 32, to: source.number() / 32)
  case 18: path = path.strokedPath(source.strokeStyle())
  case 19: path = path.union(other, eoFill: isEvenOdd)
  case 20: path = path.intersection(other, eoFill: isEvenOdd)
  case 21: path = path.subtracting(other, eoFill: isEvenOdd)
  case 22: path = path.symmetricDifference(other, eoFill: isEvenOdd)
  case 23: path = path.normalized(eoFill: isEvenOdd)
  case 24: path = path.lineIntersection(other, eoFill: isEvenOdd)
  case 25: path = path.lineSubtraction(other, eoFill: isEvenOdd)
  case 26: path.addPath(other, transform: source.transform())
  case 27: other = path
  default: path.addPath(Path(String(decoding: source.bytes(24), as: UTF8.self)) ?? Path())
  }
}

@MainActor private func draw(
  _ path: Path, _ other: Path, isEvenOdd: Bool, style: StrokeStyle, scale: CGFloat,
  format: VectorFormat?
) -> Bool {
  // The side is 32 pixels if the scale is valid.
  let side = scale > 0 && scale.isFinite ? 32 / scale : 32
  let size = CGSize(width: side, height: side)
  let host = try? ViewHost(size: size, scale: scale) {
    ZStack {
      Canvas { context, _ in
        context.fill(path, with: .color(.blue), style: FillStyle(eoFill: isEvenOdd))
        context.stroke(path, with: .color(.red), style: style)
        var clipped = context
        clipped.clip(to: other, options: isEvenOdd ? .inverse : [])
        clipped.fill(
          path,
          with: .radialGradient(
            Gradient(colors: [.red, .clear]), center: path.boundingRect.origin, startRadius: 0,
            endRadius: path.boundingRect.width))
        var filtered = context
        filtered.addFilter(.shadow(radius: 2))
        filtered.fill(other, with: .color(.green), style: FillStyle(antialiased: isEvenOdd))
      }
      path.stroke(.black.opacity(0.5), style: style).rotationEffect(.degrees(30))
      path.trim(from: 0.25, to: 0.75).fill(.orange.gradient)
    }
  }
  let picture = try? host?.render()
  if let format { _ = try? host?.data(as: format) }
  return picture != nil
}

extension ByteSource {
  fileprivate mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  fileprivate mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  fileprivate mutating func transform() -> CGAffineTransform {
    switch byte() % 4 {
    case 0: CGAffineTransform(translationX: number(), y: number())
    case 1: CGAffineTransform(scaleX: number(), y: number())
    case 2: CGAffineTransform(rotationAngle: number())
    default:
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  fileprivate mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: choice([.butt, .round, .square]),
      lineJoin: choice([.miter, .round, .bevel]), miterLimit: number(),
      dash: (0..<byte() % 5).map { _ in CGFloat(number()) }, dashPhase: number())
  }
}

/// Seeds with each operation once on two overlapping figures, and programs of all operations.
let pathSeeds: [[UInt8]] = {
  let figures: [UInt8] = [
    1, 0, 6, 66, 66, 90, 90, 13, 7, 80, 80, 88, 88, 0, 70, 70, 1, 100, 72, 4, 90, 90, 120, 66, 66,
    120,
    5, 10, 90, 90, 80, 64, 130, 0,
  ]
  let style: [UInt8] = [68, 1, 1, 84, 3, 70, 66, 69, 65]
  let operations = (8...27).map { figures + [UInt8($0), 80, 85, 90, 95, 70, 75] + style }
  let odd: [[UInt8]] = (0..<48).map {
    figures + [8, 192 + UInt8($0), 66, 90, 192 + UInt8($0)] + style
  }
  let vectors: [[UInt8]] = [250, 252].map { [1, $0] + figures.dropFirst(2) + style }
  let parsed = figures + [28] + Array("0 0 m 9 9 l 1e9 nan l h ".utf8) + style
  return operations + odd + [parsed] + vectors + [[], figures + style]
}()
