import Drawing
import Foundation

extension Path {
  /// Creates a path from the data of an SVG path; it ends before the first error, as SVG 1.1
  /// requires.
  init(svgData text: String) {
    self.init()
    var reader = SVGPathReader(text)
    reader.read(into: &self)
  }
}

private struct SVGPathReader {
  private var scanner: SVGScanner
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve reflects, and the kind of curve that it belongs to.
  private var control: (point: CGPoint, isCubic: Bool)?

  init(_ text: String) {
    scanner = SVGScanner(text)
  }

  mutating func read(into path: inout Path) {
    guard var command = scanner.letter() else { return }
    while true {
      guard step(command, &path) else { return }
      if scanner.isAtEnd { return }
      if let next = scanner.letter() {
        command = next
      } else if command == "Z" || command == "z" {
        return
      } else if command == "M" || command == "m" {
        // More points after a move are lines.
        command = command == "M" ? "L" : "l"
      }
    }
  }

  /// Returns the next point, relative to the current one if the command is in lower case.
  private mutating func place(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
  }

  private func reflected(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  /// Adds a segment; false after a mistake.
  private mutating func step(_ command: Character, _ path: inout Path) -> Bool {
    let isRelative = command.isLowercase
    var newControl: (point: CGPoint, isCubic: Bool)?
    switch command.lowercased() {
    case "m":
      guard let end = place(isRelative) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case "z":
      path.closeSubpath()
      point = start
    case "l":
      guard let end = place(isRelative) else { return false }
      path.addLine(to: end)
      point = end
    case "h":
      guard let x = scanner.number() else { return false }
      point.x = isRelative ? point.x + x : x
      path.addLine(to: point)
    case "v":
      guard let y = scanner.number() else { return false }
      point.y = isRelative ? point.y + y : y
      path.addLine(to: point)
    case "c":
      guard let first = place(isRelative), let second = place(isRelative),
        let end = place(isRelative)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (point, newControl) = (end, (second, true))
    case "s":
      let first = reflected(isCubic: true)
      guard let second = place(isRelative), let end = place(isRelative) else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (point, newControl) = (end, (second, true))
    case "q":
      guard let middle = place(isRelative), let end = place(isRelative) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (point, newControl) = (end, (middle, false))
    case "t":
      let middle = reflected(isCubic: false)
      guard let end = place(isRelative) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (point, newControl) = (end, (middle, false))
    case "a":
      guard let width = scanner.number(), let height = scanner.number(),
        let rotation = scanner.number(), let isLarge = scanner.flag(),
        let isClockwise = scanner.flag(), let end = place(isRelative)
      else { return false }
      path.addArc(
        from: point, to: end, radii: CGSize(width: abs(width), height: abs(height)),
        rotation: rotation * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
      point = end
    default: return false
    }
    control = newControl
    return true
  }
}

extension Path {
  /// Adds the arc of an ellipse between two points (SVG 1.1, F.6.5: from endpoints to centre).
  fileprivate mutating func addArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    let (sine, cosine) = deterministicSineCosine(rotation)
    let middle = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * middle.x + sine * middle.y, y = cosine * middle.y - sine * middle.x
    var (width, height) = (radii.width, radii.height)
    let excess = x * x / (width * width) + y * y / (height * height)
    if excess > 1 { (width, height) = (width * excess.squareRoot(), height * excess.squareRoot()) }
    let squares = width * width * y * y + height * height * x * x
    let share = max(0, (width * width * height * height - squares) / squares).squareRoot()
    let factor = isLarge == isClockwise ? -share : share
    let centerX = factor * width * y / height, centerY = -factor * height * x / width
    let first = deterministicArcTangent((y - centerY) / height, (x - centerX) / width)
    let last = deterministicArcTangent((-y - centerY) / height, (-x - centerX) / width)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let ellipse = CGAffineTransform(
      a: cosine * width, b: sine * width, c: -sine * height, d: cosine * height,
      tx: cosine * centerX - sine * centerY + (start.x + end.x) / 2,
      ty: sine * centerX + cosine * centerY + (start.y + end.y) / 2)
    let steps = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(steps)
    let (halfSine, halfCosine) = deterministicSineCosine(step / 4)
    // The length of the handles of an arc of the unit circle.
    let handle = 4 / 3 * halfSine / halfCosine
    var angle = first
    for index in 1...steps {
      let (sine, cosine) = deterministicSineCosine(angle)
      angle = first + step * CGFloat(index)
      let (nextSine, nextCosine) = deterministicSineCosine(angle)
      func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: x, y: y).applying(ellipse)
      }
      addCurve(
        to: index == steps ? end : placed(nextCosine, nextSine),
        control1: placed(cosine - handle * sine, sine + handle * cosine),
        control2: placed(nextCosine + handle * nextSine, nextSine - handle * nextCosine))
    }
  }
}
