/// Gathers pixels into regions: two pixels no more than ``reach`` apart, in x and in y, are in one.
///
/// Pixels come in reading order. They are kept as runs of a row; a run joins those of the rows above
/// within reach, by union-find.
struct PixelRegions {
  static let reach = 8

  private struct Run {
    var row: Int
    var first: Int
    var last: Int
    var parent: Int
  }

  private var runs: [Run] = []

  mutating func insert(x: Int, y: Int) {
    if let last = runs.last, last.row == y, x - last.last <= Self.reach {
      runs[runs.count - 1].last = x
    } else {
      runs.append(Run(row: y, first: x, last: x, parent: runs.count))
    }
  }

  /// The smallest rectangle that holds every pixel.
  var bounds: PixelRectangle? {
    guard let top = runs.first, let bottom = runs.last else { return nil }
    var left = top.first
    var right = top.last
    for run in runs {
      left = min(left, run.first)
      right = max(right, run.last)
    }
    return PixelRectangle(rows: top.row...bottom.row, columns: left...right)
  }

  /// The rectangles of the regions, in reading order of their first pixels.
  consuming func rectangles() -> [PixelRectangle] {
    join()
    var order: [Int] = []
    var edges: [Int: (top: Int, bottom: Int, left: Int, right: Int)] = [:]
    for index in runs.indices {
      let run = runs[index]
      let root = root(of: index)
      if let known = edges[root] {
        edges[root] = (
          known.top, run.row, min(known.left, run.first), max(known.right, run.last)
        )
      } else {
        order.append(root)
        edges[root] = (run.row, run.row, run.first, run.last)
      }
    }
    return order.compactMap { edges[$0] }.map {
      PixelRectangle(rows: $0.top...$0.bottom, columns: $0.left...$0.right)
    }
  }

  /// Unites runs with those of rows above, row by row: both rows are sorted, so one sweep suffices.
  private mutating func join() {
    let starts = runs.indices.filter { $0 == 0 || runs[$0].row != runs[$0 - 1].row }
    for (row, start) in starts.enumerated() {
      let end = row + 1 < starts.count ? starts[row + 1] : runs.count
      var above = row - 1
      while above >= 0, runs[start].row - runs[starts[above]].row <= Self.reach {
        sweep(starts[above]..<starts[above + 1], start..<end)
        above -= 1
      }
    }
  }

  private mutating func sweep(_ above: Range<Int>, _ below: Range<Int>) {
    var upper = above.lowerBound
    var lower = below.lowerBound
    while upper < above.upperBound, lower < below.upperBound {
      if runs[upper].last + Self.reach < runs[lower].first {
        upper += 1
      } else if runs[lower].last + Self.reach < runs[upper].first {
        lower += 1
      } else {
        unite(upper, lower)
        if runs[upper].last < runs[lower].last { upper += 1 } else { lower += 1 }
      }
    }
  }

  /// The earlier of two roots stays, so that a region's root is its first run.
  private mutating func unite(_ first: Int, _ second: Int) {
    let left = root(of: first)
    let right = root(of: second)
    runs[max(left, right)].parent = min(left, right)
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while runs[index].parent != index {
      runs[index].parent = runs[runs[index].parent].parent
      index = runs[index].parent
    }
    return index
  }
}
