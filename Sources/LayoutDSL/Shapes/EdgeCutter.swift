import Foundation

/// Edges by the rows of the grid that they reach.
struct EdgeBins {
  private let top: Int, height: Int, count: Int
  /// The edges of bin i are at `starts[i]..<starts[i + 1]` of `members`.
  private var starts: [Int]
  private var members: [Int]

  init(_ edges: [PathArrangement.Edge]) {
    var low = Int.max, high = Int.min
    for edge in edges {
      low = min(low, edge.start.y, edge.end.y)
      high = max(high, edge.start.y, edge.end.y)
    }
    if edges.isEmpty { (low, high) = (0, 0) }
    count = max(1, min(4096, edges.count / 4))
    top = low
    height = (high - low) / count + 1
    starts = [Int](repeating: 0, count: count + 1)
    var sizes = [Int](repeating: 0, count: count)
    for edge in edges {
      for bin in Self.bins(of: edge, top, height) { sizes[bin] += 1 }
    }
    for bin in 0..<count { starts[bin + 1] = starts[bin] + sizes[bin] }
    members = [Int](repeating: 0, count: starts[count])
    var next = starts
    for (index, edge) in edges.enumerated() {
      for bin in Self.bins(of: edge, top, height) {
        members[next[bin]] = index
        next[bin] += 1
      }
    }
  }

  private static func bins(
    of edge: PathArrangement.Edge, _ top: Int, _ height: Int
  ) -> ClosedRange<Int> {
    let low = min(edge.start.y, edge.end.y), high = max(edge.start.y, edge.end.y)
    return (low - top) / height...(high - top) / height
  }

  /// The edges that may reach a row, given twice as large.
  func edges(atTwice y: Int) -> ArraySlice<Int> {
    let bin = max(0, min(count - 1, (y / 2 - top) / height))
    return members[starts[bin]..<starts[bin + 1]]
  }

  /// Calls with each pair of edges that share a bin, once.
  func forEachPair(
    _ edges: UnsafeBufferPointer<PathArrangement.Edge>, _ body: (Int, Int) -> Void
  ) {
    members.withUnsafeBufferPointer { members in
      for bin in 0..<count {
        let end = starts[bin + 1]
        var i = starts[bin]
        while i < end {
          let first = members[i]
          let firstBin = Self.bins(of: edges[first], top, height).lowerBound
          var j = i &+ 1
          while j < end {
            let second = members[j]
            let secondBin = Self.bins(of: edges[second], top, height).lowerBound
            if bin == (firstBin > secondBin ? firstBin : secondBin) { body(first, second) }
            j &+= 1
          }
          i &+= 1
        }
      }
    }
  }
}

/// Cuts edges where they cross or touch others.
struct EdgeCutter {
  private let edges: [PathArrangement.Edge]
  private var cuts: [(edge: Int, point: GridPoint)] = []

  init(_ edges: [PathArrangement.Edge]) {
    self.edges = edges
    var cuts: [(edge: Int, point: GridPoint)] = []
    edges.withUnsafeBufferPointer { edges in
      EdgeBins(self.edges).forEachPair(edges) { first, second in
        addCuts(edges, first, second, to: &cuts)
      }
    }
    self.cuts = cuts
  }

  /// The edges in parts; nil if there is nothing to cut.
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
  /// How far along the edge a point lies, 0…1.
  fileprivate func place(of point: GridPoint) -> Double {
    let x = Double(end.x - start.x), y = Double(end.y - start.y)
    let along = Double(point.x - start.x) * x + Double(point.y - start.y) * y
    return max(0, min(1, along / (x * x + y * y)))
  }

  /// Whether a point on the line of the edge lies on it.
  fileprivate func spans(_ point: GridPoint) -> Bool {
    point != start && point != end
      && min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  /// The side of the edge's line that a point is on, exactly.
  fileprivate func side(of point: GridPoint) -> Int {
    (end.x &- start.x) &* (point.y &- start.y) &- (end.y &- start.y) &* (point.x &- start.x)
  }
}

/// Notes where two edges have to be cut.
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
