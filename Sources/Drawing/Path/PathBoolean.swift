import Foundation

extension Path {
  /// Returns the outline of the area inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the outline of the area inside either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the outline of the area inside this path and outside the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the area inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the same area as subpaths without overlap, for which both fill rules agree.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
  }

  /// Returns the parts of this path's line inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(keeping: true, inside: other, eoFill: eoFill)
  }

  /// Returns the parts of this path's line outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(keeping: false, inside: other, eoFill: eoFill)
  }

  private func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: true) else { return Path() }
    func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var border: [PathArrangement.Edge] = []
    for (edge, sides) in zip(arrangement.edges, arrangement.windings()) {
      let left = isInside(fills(sides.left.first), fills(sides.left.second))
      let right = isInside(fills(sides.right.first), fills(sides.right.second))
      if left != right { border.append(left ? edge : edge.reversed) }
    }
    return arrangement.path(contours: contours(of: border), isClosed: true)
  }

  private func line(keeping keepsInside: Bool, inside other: Path, eoFill: Bool) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: false) else { return Path() }
    let windings = arrangement.windings()
    func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var lines: [[PathArrangement.Edge]] = []
    var end: GridPoint?
    for piece in arrangement.firstPieces {
      let sides = windings[piece.edge]
      let isInside = fills(sides.left.second) || fills(sides.right.second)
      guard isInside == keepsInside else {
        end = nil
        continue
      }
      if end != piece.line.start || piece.startsSubpath { lines.append([]) }
      lines[lines.count - 1].append(piece.line)
      end = piece.line.end
    }
    return arrangement.path(contours: lines, isClosed: false)
  }
}

/// Joins directed edges, whose inside is on their right, to closed contours that do not cross.
private func contours(of border: [PathArrangement.Edge]) -> [[PathArrangement.Edge]] {
  let edges = border.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  var isUsed = [Bool](repeating: false, count: edges.count)
  func firstIndex(from point: GridPoint) -> Int {
    var low = 0, high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].start < point { low = middle + 1 } else { high = middle }
    }
    return low
  }
  var result: [[PathArrangement.Edge]] = []
  for first in edges.indices where !isUsed[first] {
    var contour: [PathArrangement.Edge] = []
    var current = first
    while true {
      isUsed[current] = true
      contour.append(edges[current])
      let end = edges[current].end
      // The sharpest right turn separates areas that only touch at this point.
      var next: Int?
      var sharpest = -Double.infinity
      var index = firstIndex(from: end)
      while index < edges.count, edges[index].start == end {
        let turn = edges[current].turn(to: edges[index])
        if !isUsed[index], turn > sharpest { (next, sharpest) = (index, turn) }
        index += 1
      }
      guard end != edges[first].start, let next else { break }
      current = next
    }
    result.append(contour)
  }
  return result
}

extension PathArrangement.Edge {
  /// Returns a measure of the right turn from this edge to another, −2…2, which grows with the
  /// angle.
  fileprivate func turn(to next: Self) -> Double {
    let x = Double(end.x - start.x), y = Double(end.y - start.y)
    let nextX = Double(next.end.x - next.start.x), nextY = Double(next.end.y - next.start.y)
    let cross = x * nextY - y * nextX, dot = x * nextX + y * nextY
    let sum = abs(cross) + abs(dot)
    let turn = sum > 0 ? 1 - dot / sum : 0
    return cross < 0 ? -turn : turn
  }
}
