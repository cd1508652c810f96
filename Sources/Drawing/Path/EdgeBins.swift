/// An index of edges by the grid rows that they span.
///
/// The bins contain about the same number of edge starts. Bins of equal height would put all edges
/// into a single bin if one point is far away.
struct EdgeBins {
  /// The first row of each bin.
  private let tops: [Int]
  /// The edges of bin i are `members[starts[i]..<starts[i + 1]]`.
  private var starts: [Int]
  private var members: [Int]

  init(_ edges: [PathArrangement.Edge]) {
    let rows = edges.map { min($0.start.y, $0.end.y) }.sorted()
    var count = max(1, min(binLimit, edges.count / edgesPerBin)) * 2
    var tops: [Int] = []
    var ranges: [ClosedRange<Int>] = []
    // Fewer, larger bins bound the memory if most edges span most bins.
    repeat {
      count /= 2
      tops = (0..<count).map { rows.isEmpty ? 0 : rows[$0 * rows.count / count] }
      ranges = edges.map { Self.bins(of: $0, tops) }
    } while count > 1 && ranges.reduce(0) { $0 + $1.count } > entriesPerEdge * edges.count
    self.tops = tops
    starts = [Int](repeating: 0, count: count + 1)
    for range in ranges {
      for bin in range { starts[bin + 1] += 1 }
    }
    for bin in 0..<count { starts[bin + 1] += starts[bin] }
    members = [Int](repeating: 0, count: starts[count])
    var next = starts
    for index in ranges.indices {
      for bin in ranges[index] {
        members[next[bin]] = index
        next[bin] += 1
      }
    }
  }

  private static func bins(of edge: PathArrangement.Edge, _ tops: [Int]) -> ClosedRange<Int> {
    let low = min(edge.start.y, edge.end.y), high = max(edge.start.y, edge.end.y)
    return bin(of: low, tops)...bin(of: high, tops)
  }

  /// Returns the last bin that starts at or before a row, or else the first bin.
  private static func bin(of row: Int, _ tops: [Int]) -> Int {
    var low = 0, high = tops.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Calls a closure with the edges that may span a row, given in doubled coordinates.
  func forEach(atTwice y: Int, _ body: (Int) -> Void) {
    let bin = Self.bin(of: y / 2, tops)
    var next = starts[bin]
    let end = starts[bin + 1]
    members.withUnsafeBufferPointer { members in
      while next < end {
        body(members[next])
        next &+= 1
      }
    }
  }
}

/// The largest number of bins, and the number of edges for each of them.
private let binLimit = 4096, edgesPerBin = 4

/// The number of bins an edge may be in on average, which limits the memory.
private let entriesPerEdge = 32
