import Foundation

/// The extent of an edge along an axis.
private struct EdgeSpan {
  var low: Int, high: Int
  var edge: Int

  /// Returns the spans, sorted by their starts.
  static func ordered(
    _ edges: UnsafeBufferPointer<PathArrangement.Edge>, along axis: (GridPoint) -> Int
  ) -> [EdgeSpan] {
    edges.indices.map { index in
      let start = axis(edges[index].start), end = axis(edges[index].end)
      return EdgeSpan(low: min(start, end), high: max(start, end), edge: index)
    }.sorted { $0.low != $1.low ? $0.low < $1.low : $0.edge < $1.edge }
  }

  /// Returns the number of pairs of spans that do not overlap.
  static func disjointPairs(_ spans: [EdgeSpan]) -> Int {
    let ends = spans.map { $0.high }.sorted()
    return spans.withUnsafeBufferPointer { spans in
      var begun = 0, pairs = 0
      for end in ends {
        while begun < spans.count, spans[begun].low <= end { begun &+= 1 }
        pairs &+= spans.count &- begun
      }
      return pairs
    }
  }
}

/// Calls a closure once with each pair of edges that may intersect.
///
/// It is a sweep along the axis with more disjoint pairs:
///
/// 1. Edges open in the order of their starts.
/// 2. Each is paired with the edges that are still open.
private func forEachPair(
  _ edges: UnsafeBufferPointer<PathArrangement.Edge>, _ body: (Int, Int) -> Void
) {
  let columns = EdgeSpan.ordered(edges) { $0.x }, rows = EdgeSpan.ordered(edges) { $0.y }
  let spans = EdgeSpan.disjointPairs(columns) > EdgeSpan.disjointPairs(rows) ? columns : rows
  spans.withUnsafeBufferPointer { spans in
    let open = UnsafeMutablePointer<Int>.allocate(capacity: max(1, spans.count))
    defer { open.deallocate() }
    var count = 0
    for index in spans.indices {
      let low = spans[index].low, edge = spans[index].edge
      var kept = 0, next = 0
      while next < count {
        let other = open[next]
        next &+= 1
        if spans[other].high < low { continue }
        open[kept] = other
        kept &+= 1
        let second = spans[other].edge
        body(edge < second ? edge : second, edge < second ? second : edge)
      }
      open[kept] = index
      count = kept &+ 1
    }
  }
}

/// Splits edges where they cross or touch other edges.
struct EdgeCutter {
  private let edges: [PathArrangement.Edge]
  private var cuts: [(edge: Int, point: GridPoint)] = []

  init(_ edges: [PathArrangement.Edge]) {
    self.edges = edges
    var cuts: [(edge: Int, point: GridPoint)] = []
    edges.withUnsafeBufferPointer { edges in
      forEachPair(edges) { first, second in
        addCuts(edges, first, second, to: &cuts)
      }
    }
    self.cuts = cuts
  }

  /// Returns the split edges; nil if there is nothing to split.
  func cut() -> [PathArrangement.Edge]? {
    if cuts.isEmpty { return nil }
    let cuts = cuts.map { cut in
      (edge: cut.edge, place: edges[cut.edge].place(of: cut.point), point: cut.point)
    }.sorted { ($0.edge, $0.place, $0.point) < ($1.edge, $1.place, $1.point) }
    var result: [PathArrangement.Edge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for index in edges.indices {
      var rest = edges[index]
      while next < cuts.count, cuts[next].edge == index {
        let cut = cuts[next]
        next += 1
        if cut.point == rest.start || cut.point == rest.end { continue }
        let t = edges[index].from + (edges[index].to - edges[index].from) * cut.place
        var part = rest
        part.end = cut.point
        part.to = t
        rest.start = cut.point
        rest.from = t
        result.append(part)
      }
      result.append(rest)
    }
    return result
  }
}

extension PathArrangement.Edge {
  /// Returns the position of a point along the edge, 0…1.
  fileprivate func place(of point: GridPoint) -> Double {
    let x = Double(end.x - start.x), y = Double(end.y - start.y)
    let along = Double(point.x - start.x) * x + Double(point.y - start.y) * y
    return max(0, min(1, along / (x * x + y * y)))
  }

  /// Whether a point on the edge's line is strictly inside the edge.
  fileprivate func spans(_ point: GridPoint) -> Bool {
    point != start && point != end
      && min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  /// Returns the exact cross product, whose sign gives the side of the edge's line a point is on.
  fileprivate func side(of point: GridPoint) -> Int {
    (end.x &- start.x) &* (point.y &- start.y) &- (end.y &- start.y) &* (point.x &- start.x)
  }
}

/// Appends the points at which two edges split each other.
private func addCuts(
  _ edges: UnsafeBufferPointer<PathArrangement.Edge>, _ first: Int, _ second: Int,
  to cuts: inout [(edge: Int, point: GridPoint)]
) {
  let a = edges[first], b = edges[second]
  if (a.start.x > a.end.x ? a.start.x : a.end.x) < (b.start.x < b.end.x ? b.start.x : b.end.x)
    || (b.start.x > b.end.x ? b.start.x : b.end.x) < (a.start.x < a.end.x ? a.start.x : a.end.x)
    || (a.start.y > a.end.y ? a.start.y : a.end.y) < (b.start.y < b.end.y ? b.start.y : b.end.y)
    || (b.start.y > b.end.y ? b.start.y : b.end.y) < (a.start.y < a.end.y ? a.start.y : a.end.y)
  {
    return
  }
  let startSide = a.side(of: b.start), endSide = a.side(of: b.end)
  let ownStartSide = b.side(of: a.start), ownEndSide = b.side(of: a.end)
  if startSide == 0, a.spans(b.start) { cuts.append((first, b.start)) }
  if endSide == 0, a.spans(b.end) { cuts.append((first, b.end)) }
  if ownStartSide == 0, b.spans(a.start) { cuts.append((second, a.start)) }
  if ownEndSide == 0, b.spans(a.end) { cuts.append((second, a.end)) }
  guard startSide.signum() * endSide.signum() < 0, ownStartSide.signum() * ownEndSide.signum() < 0
  else { return }
  let share = Double(ownStartSide) / (Double(ownStartSide) - Double(ownEndSide))
  let crossing = GridPoint(
    x: a.start.x + Int((Double(a.end.x - a.start.x) * share).rounded()),
    y: a.start.y + Int((Double(a.end.y - a.start.y) * share).rounded()))
  if crossing != a.start, crossing != a.end { cuts.append((first, crossing)) }
  if crossing != b.start, crossing != b.end { cuts.append((second, crossing)) }
}
