import Foundation
import ViewCore

/// A figure of a sketch, parsed from a word such as "/*8s43,0,54,0".
///
/// Numbers are in hundredths of ems, with y pointing down; angles are in degrees, clockwise from
/// the x axis.
struct SymbolFigure {
  enum Placement {
    case beside
    /// In front of the previous figures, with a gap around it.
    case inFront
    /// Cut out of the previous figures.
    case hole
    /// Drawn in an outlined symbol, cut out of a filled one.
    case mark
  }

  /// Another symbol, or the look of a glyph.
  struct Symbol {
    var name: String
    /// Whether a filled symbol uses it without its filled variant.
    var isAsNamed: Bool
    var scale: CGFloat
  }

  var placement = Placement.beside
  var symbol: Symbol?
  private var copies = 1
  private var kind: Character
  private var numbers: [CGFloat] = []

  init?(_ word: Substring) {
    var rest = word
    let placements: [Character: Placement] = ["/": .inFront, "-": .hole, "!": .mark]
    if let first = rest.first, let placement = placements[first] {
      self.placement = placement
      rest.removeFirst()
    }
    if rest.first == "*" {
      let digits = rest.dropFirst().prefix { $0.isNumber }
      copies = Int(digits) ?? 1
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let kind = rest.popFirst() else { return nil }
    self.kind = kind
    var fields = rest.split(separator: ",")
    if kind == "@" || kind == "=" {
      guard !fields.isEmpty else { return nil }
      symbol = Symbol(name: String(fields.removeFirst()), isAsNamed: kind == "=", scale: 1)
    }
    numbers = fields.compactMap { Double($0).map { CGFloat($0) / 100 } }
    guard numbers.count == fields.count, numbers.count >= Self.counts[kind] ?? .max else {
      return nil
    }
    symbol?.scale = numbers.first ?? 1
  }

  /// The smallest number of parameters of each kind.
  private static let counts: [Character: Int] = [
    "s": 4, "S": 4, "p": 6, "P": 6, "f": 6, "F": 6, "l": 5, "g": 7, "o": 3, "c": 3, "d": 3, "e": 4,
    "E": 4, "a": 5, "r": 5, "q": 5, "b": 5, "@": 0, "=": 0,
  ]

  /// Draws a figure that is not a symbol.
  func draw(with pen: inout SymbolPen, isFilled: Bool, growth: CGFloat) {
    for copy in 0..<copies {
      let turn = Turn(degrees: 360 * Double(copy) / Double(copies))
      let center = turn.applied(to: CGPoint(x: numbers[0], y: numbers[1]))
      switch kind {
      case "s": pen.stroke(points.map(turn.applied))
      case "S": pen.stroke(points.smooth(isClosed: false).map(turn.applied))
      case "l": pen.stroke(rounded(isClosed: false).map(turn.applied))
      case "a": pen.stroke(arc.map(turn.applied))
      case "p", "P", "f", "F", "g", "e", "E":
        let polygon = interior.map(turn.applied).clockwise
        isFilled || "fFE".contains(kind) ? pen.polygon(polygon) : pen.outlinedPolygon(polygon)
      case "o", "c", "d":
        let radius = numbers[2] + growth
        kind == "d" || isFilled && kind == "o" || growth > 0
          ? pen.disc(at: center, radius: radius) : pen.ring(at: center, radius: radius)
      default:
        let size = CGSize(width: numbers[2], height: numbers[3])
        let rect = CGRect(
          x: numbers[0] - size.width / 2, y: numbers[1] - size.height / 2, width: size.width,
          height: size.height
        ).insetBy(dx: -growth, dy: -growth)
        let radius = numbers[4] + growth
        kind == "b" || isFilled && kind == "r" || growth > 0
          ? pen.rectangle(rect, cornerRadius: radius) : pen.frame(rect, cornerRadius: radius)
      }
    }
  }

  /// The contours of a symbol at the figure's scale, position and angle.
  func placing(_ outline: SymbolOutline) -> [Path.Element] {
    var center = CGPoint.zero
    if numbers.count > 2 { center = CGPoint(x: numbers[1], y: numbers[2]) }
    let placed = outline.placed(at: .zero, scale: symbol?.scale ?? 1).elements
    let turn = Turn(degrees: numbers.count > 3 ? 100 * Double(numbers[3]) : 0)
    let map = CGAffineTransform(
      a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: center.x, ty: center.y)
    return placed.map { $0.applying(map) }
  }

  private var points: [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// The vertices of an area.
  private var interior: [CGPoint] {
    switch kind {
    case "e", "E": ellipse
    case "g": rounded(isClosed: true)
    case "P", "F": points.smooth(isClosed: true)
    default: points
    }
  }

  /// The points of a polyline whose corners are rounded; the first number is the radius.
  private func rounded(isClosed: Bool) -> [CGPoint] {
    let corners = stride(from: 1, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return corners.indices.flatMap { index -> [CGPoint] in
      let corner = corners[index]
      guard isClosed || index > 0 && index < corners.count - 1 else { return [corner] }
      let before = corners[(index + corners.count - 1) % corners.count]
      let start = corner.moved(numbers[0], toward: before)
      let end = corner.moved(numbers[0], toward: corners[(index + 1) % corners.count])
      return (0...6).map {
        let t = CGFloat($0) / 6, s = 1 - t
        return CGPoint(
          x: s * s * start.x + 2 * s * t * corner.x + t * t * end.x,
          y: s * s * start.y + 2 * s * t * corner.y + t * t * end.y)
      }
    }
  }

  private var arc: [CGPoint] {
    let (from, to) = (100 * Double(numbers[3]), 100 * Double(numbers[4]))
    let count = max(2, Int((abs(to - from) / 7.5).rounded(.up)))
    return (0...count).map {
      let turn = Turn(degrees: from + (to - from) * Double($0) / Double(count))
      return CGPoint(
        x: numbers[0] + numbers[2] * turn.cosine, y: numbers[1] + numbers[2] * turn.sine)
    }
  }

  private var ellipse: [CGPoint] {
    let tilt = Turn(degrees: numbers.count > 4 ? 100 * Double(numbers[4]) : 0)
    return (0..<48).map {
      let turn = Turn(degrees: 7.5 * Double($0))
      let point = tilt.applied(
        to: CGPoint(x: numbers[2] * turn.cosine, y: numbers[3] * turn.sine))
      return CGPoint(x: numbers[0] + point.x, y: numbers[1] + point.y)
    }
  }
}

/// A clockwise rotation around the origin.
private struct Turn {
  let sine: CGFloat
  let cosine: CGFloat

  init(degrees: Double) {
    let (sine, cosine) = deterministicSineCosine(degrees * .pi / 180)
    (self.sine, self.cosine) = (sine, cosine)
  }

  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
  }
}

extension CGPoint {
  /// The point at a distance towards another point, at most half of the way.
  fileprivate func moved(_ distance: CGFloat, toward other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let part = min(distance / max((dx * dx + dy * dy).squareRoot(), leastLength), 0.5)
    return CGPoint(x: x + dx * part, y: y + dy * part)
  }
}

extension [CGPoint] {
  /// The points of a Catmull–Rom spline through these points.
  fileprivate func smooth(isClosed: Bool) -> [CGPoint] {
    guard count > 2 else { return self }
    func at(_ index: Int) -> CGPoint {
      self[isClosed ? (index + count) % count : Swift.min(Swift.max(index, 0), count - 1)]
    }
    var curve: [CGPoint] = []
    for index in 0..<(isClosed ? count : count - 1) {
      let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      for step in 0..<8 {
        let t = CGFloat(step) / 8
        func blend(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          let cubic = 3 * (b - c) + d - a
          let square = 2 * a - 5 * b + 4 * c - d
          return b + t * (c - a + t * (square + t * cubic)) / 2
        }
        curve.append(CGPoint(x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y)))
      }
    }
    if !isClosed, let last { curve.append(last) }
    return curve
  }

  /// The polygon's vertices in clockwise order.
  fileprivate var clockwise: [CGPoint] {
    var area: CGFloat = 0
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      area += point.x * next.y - next.x * point.y
    }
    return area < 0 ? reversed() : self
  }
}

/// The length that replaces 0 between two equal points.
private let leastLength: CGFloat = 1e-9
