import Foundation

/// The arrangement of two paths: straight edges that meet only at their ends.
///
/// 1. Curves are flattened to chords on a fine grid.
/// 2. Edges are split where they cross or touch, until none do or 16 rounds have passed. The side
///    tests are exact integer arithmetic.
/// 3. Each edge keeps its range of curve parameters, from which the curves are reconstructed.
struct PathArrangement {
  /// A straight part of a segment.
  struct Edge {
    var start: GridPoint, end: GridPoint
    /// The index of the segment, and the curve parameters of both ends.
    var source: Int
    var from: Double, to: Double

    var reversed: Edge {
      Edge(start: end, end: start, source: source, from: to, to: from)
    }
  }

  /// A part of the first path's line, in path order.
  struct Piece {
    var line: Edge
    /// The index of the edge in `edges`.
    var edge: Int
    var startsSubpath: Bool
  }

  /// The winding numbers of both paths at a point.
  struct Windings {
    var first = 0, second = 0
  }

  /// The unique edges, which run from top to bottom, or from left to right if they are horizontal.
  private(set) var edges: [Edge] = []
  /// The change of the winding numbers from the left of an edge to its right.
  private var steps: [Windings] = []
  private(set) var firstPieces: [Piece] = []
  private let segments: [PathSegment]
  /// The scale in grid units per point.
  private let scale: CGFloat

  /// Creates the arrangement; returns nil if both paths are empty or a coordinate is out of range.
  init?(_ first: Path, _ second: Path, closesFirst: Bool) {
    var segments: [PathSegment] = []
    var starts: Set<Int> = []
    func add(_ path: Path, closes: Bool) {
      for subpath in path.subpaths {
        starts.insert(segments.count)
        segments += subpath.segments
        if closes, !subpath.isClosed, subpath.end != subpath.start {
          segments.append(PathSegment(line: subpath.end, subpath.start))
        }
      }
    }
    add(first, closes: closesFirst)
    let firstCount = segments.count
    add(second, closes: true)
    var extent: CGFloat = 0
    for segment in segments {
      for point in [segment.start, segment.control1, segment.control2, segment.end] {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        extent = max(extent, abs(point.x), abs(point.y))
      }
    }
    guard extent > leastExtent, extent < greatestExtent else { return nil }
    // A power of two represents whole and half points exactly.
    let exponent = gridBits - Int(extent.exponent) - 1
    scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    self.segments = segments

    var pieces: [Edge] = []
    for index in segments.indices {
      pieces += chords(of: segments[index], source: index, scale: scale, tolerance: chordTolerance)
    }
    for _ in 0..<cutLimit {
      guard let finer = EdgeCutter(pieces).cut() else { break }
      pieces = finer
    }
    collect(pieces, firstCount: firstCount, starts: starts)
  }

  /// Merges equal edges and adds up their winding changes.
  private mutating func collect(_ pieces: [Edge], firstCount: Int, starts: Set<Int>) {
    let downward = pieces.map { $0.downward }
    let ordered = downward.withUnsafeBufferPointer { downward in
      pieces.indices.sorted { left, right in
        let a = downward[left], b = downward[right]
        if a.start != b.start { return a.start < b.start }
        return a.end != b.end ? a.end < b.end : left < right
      }
    }
    var edgeOfPiece = [Int](repeating: 0, count: pieces.count)
    for index in ordered {
      let piece = pieces[index], down = downward[index]
      if edges.last?.start != down.start || edges.last?.end != down.end {
        edges.append(down)
        steps.append(Windings())
      }
      let last = edges.count - 1
      edgeOfPiece[index] = last
      let step = piece.start < piece.end ? 1 : -1
      if piece.source < firstCount {
        steps[last].first += step
      } else {
        steps[last].second += step
      }
    }
    var previous = -1
    for index in pieces.indices where pieces[index].source < firstCount {
      let source = pieces[index].source
      firstPieces.append(
        Piece(
          line: pieces[index], edge: edgeOfPiece[index],
          startsSubpath: source != previous && starts.contains(source)))
      previous = source
    }
  }

  /// Returns the winding numbers on both sides of each edge.
  ///
  /// The sides are left and right of an edge that runs down, and below and above a horizontal edge.
  /// A directed edge with its inside on the `left` has it on the right of its direction of travel.
  func windings() -> [(left: Windings, right: Windings)] {
    let bins = EdgeBins(edges)
    return edges.indices.map { index in
      let edge = edges[index]
      // Doubled coordinates keep the midpoint whole.
      let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
      if edge.start.y == edge.end.y {
        return (
          windings(before: middle, isJustBelow: true, bins),
          windings(before: middle, isJustBelow: false, bins)
        )
      }
      let left = windings(before: middle, isJustBelow: true, bins)
      return (
        left,
        Windings(
          first: left.first + steps[index].first, second: left.second + steps[index].second)
      )
    }
  }

  /// Sums the winding changes of the edges to the left of a point, given in doubled coordinates.
  private func windings(
    before point: GridPoint, isJustBelow: Bool, _ bins: EdgeBins
  ) -> Windings {
    var result = Windings()
    edges.withUnsafeBufferPointer { edges in
      bins.forEach(atTwice: point.y) { index in
        let start = edges[index].start, end = edges[index].end
        let top = start.y &* 2, bottom = end.y &* 2
        let crosses =
          isJustBelow
          ? top <= point.y && point.y < bottom : top < point.y && point.y <= bottom
        if !crosses { return }
        let side =
          (end.x &- start.x) &* (point.y &- top)
          &- (end.y &- start.y) &* (point.x &- start.x &* 2)
        if side < 0 {
          result.first += steps[index].first
          result.second += steps[index].second
        }
      }
    }
    return result
  }

  // MARK: Paths

  /// Returns chains of edges as a path, in which adjacent parts of a segment are joined.
  func path(contours: [[Edge]], isClosed: Bool) -> Path {
    var elements: [Path.Element] = []
    for contour in contours {
      let parts = joined(contour, isClosed: isClosed)
      guard let first = parts.first else { continue }
      elements.append(.move(to: point(first.start)))
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        if isClosed, isLast, segments[part.source].isLine { continue }
        elements.append(element(part))
      }
      if isClosed { elements.append(.closeSubpath) }
    }
    return Path(storage: elements.isEmpty ? .empty : .elements(elements))
  }

  private func joined(_ contour: [Edge], isClosed: Bool) -> [Edge] {
    var start = 0
    if isClosed {
      // Starts at the start of a segment, not inside it.
      start =
        contour.indices.first { index in
          !contour[(index + contour.count - 1) % contour.count].continues(in: contour[index])
        } ?? 0
    }
    var parts: [Edge] = []
    for edge in contour[start...] + contour[..<start] {
      if let last = parts.last, last.continues(in: edge) {
        parts[parts.count - 1].end = edge.end
        parts[parts.count - 1].to = edge.to
      } else {
        parts.append(edge)
      }
    }
    return parts
  }

  private func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale)
  }

  private func element(_ part: Edge) -> Path.Element {
    let end = point(part.end)
    let segment = segments[part.source]
    if segment.isLine { return .line(to: end) }
    let low = min(part.from, part.to), high = max(part.from, part.to)
    var curve = high < 1 ? segment.split(at: high).0 : segment
    if low > 0 { curve = curve.split(at: low / high).1 }
    if part.from > part.to {
      curve = PathSegment(cubic: curve.end, curve.control2, curve.control1, curve.start)
    }
    return .curve(to: end, control1: curve.control1, control2: curve.control2)
  }
}

extension PathArrangement.Edge {
  fileprivate var downward: Self { start < end ? self : reversed }

  /// Whether the next edge continues this one on the same segment in the same direction.
  fileprivate func continues(in next: Self) -> Bool {
    source == next.source && to == next.from && (from < to) == (next.from < next.to)
  }
}

/// Flattens a segment to chords with an error of at most `tolerance` grid units.
private func chords(
  of segment: PathSegment, source: Int, scale: CGFloat, tolerance: CGFloat
) -> [PathArrangement.Edge] {
  func grid(_ point: CGPoint) -> GridPoint {
    GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
  }
  var count = 1
  if !segment.isLine {
    // The error of a chord is at most an eighth of the second derivative times the squared step.
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let x = a.x - 2 * b.x + c.x, y = a.y - 2 * b.y + c.y
      return (x * x + y * y).squareRoot()
    }
    let most = max(
      bend(segment.start, segment.control1, segment.control2),
      bend(segment.control1, segment.control2, segment.end))
    count = Int(
      max(1, min(chordLimit, (most * scale * 0.75 / tolerance).squareRoot().rounded(.up))))
  }
  // A curve and its reverse must have the same chords.
  let isReversed =
    (segment.end.y, segment.end.x, segment.control2.y, segment.control2.x)
    < (segment.start.y, segment.start.x, segment.control1.y, segment.control1.x)
  let curve =
    isReversed
    ? PathSegment(cubic: segment.end, segment.control2, segment.control1, segment.start) : segment
  var edges: [PathArrangement.Edge] = []
  var start = grid(segment.start), from = 0.0
  for step in 1...count {
    let t = Double(isReversed ? count - step : step) / Double(count)
    let end = grid(step == count ? segment.end : curve.point(at: CGFloat(t)))
    let to = isReversed ? 1 - t : t
    if end != start {
      edges.append(
        PathArrangement.Edge(start: start, end: end, source: source, from: from, to: to))
    }
    (start, from) = (end, to)
  }
  return edges
}

/// The extents between which a path fits the grid without overflow of the scale.
private let leastExtent: CGFloat = 1e-30, greatestExtent: CGFloat = 1e30

/// The bits of a grid coordinate; products of two differences stay within 64 bits.
private let gridBits = 26

/// The distance of a chord from its curve, in grid units; the grid has 2²⁶ units for the extent of
/// the path, so that this is less than a hundred-thousandth of it.
private let chordTolerance: CGFloat = 600

/// The number of rounds that cut edges at their crossings.
///
/// Rounding to the grid makes new crossings, which get rarer with each round.
private let cutLimit = 16

/// The largest number of chords of a curve.
private let chordLimit: CGFloat = 256
