/// Groups pixels into regions: two pixels at most ``reach`` apart, in x and in y, are in the same
/// region.
///
/// Pixels are added in reading order and stored as runs in a row. Union-find joins a run to the
/// runs in the rows above within reach. Only the last pixel of each column matters: the pixels
/// above it within reach are already in its region.
struct PixelRegions: ~Copyable {
  static let reach = 8

  /// A run; its fields are `Int32` to save memory, since there may be a run for each differing
  /// pixel.
  private struct Run {
    var row: Int32
    var first: Int32
    var last: Int32
    var parent: Int32
  }

  private var runs: [Run] = []
  /// The row and the run of the last pixel in each column.
  private let columns: UnsafeMutablePointer<(row: Int32, run: Int32)>
  /// A bit for each column whose last pixel may be within reach.
  private let near: UnsafeMutablePointer<UInt64>
  /// The first column within reach of the last run that has not been visited.
  private var nextColumn = 0

  init(width: Int) {
    columns = .allocate(capacity: width + 1)
    // A window of columns is read as two words.
    let words = (width + Self.reach) / 64 + 2
    near = .allocate(capacity: words)
    near.initialize(repeating: 0, count: words)
  }

  deinit {
    columns.deallocate()
    near.deallocate()
  }

  mutating func insert(x: Int, y: Int) {
    let column = Int32(truncatingIfNeeded: x), row = Int32(truncatingIfNeeded: y)
    let reach = Int32(Self.reach)
    let run: Int32
    if let last = runs.last, last.row == row, column &- last.last <= reach {
      run = Int32(truncatingIfNeeded: runs.count &- 1)
      runs[runs.count &- 1].last = column
    } else {
      run = Int32(truncatingIfNeeded: runs.count)
      runs.append(Run(row: row, first: column, last: column, parent: run))
      nextColumn = max(0, x &- Self.reach)
    }
    let end = x &+ Self.reach &+ 1
    var joined = run
    var window = nearColumns(nextColumn..<end)
    while window != 0 {
      let column = nextColumn &+ window.trailingZeroBitCount
      window &= window &- 1
      if row &- columns[column].row > reach {
        near[column &>> 6] &= ~(1 &<< UInt64(column & 63))
      } else if columns[column].run != joined {
        joined = columns[column].run
        unite(joined, run)
      }
    }
    nextColumn = end
    columns[x] = (row, run)
    near[x &>> 6] |= 1 &<< UInt64(x & 63)
  }

  /// Returns the bits of at most 64 columns; the first column is the lowest bit.
  private func nearColumns(_ range: Range<Int>) -> UInt64 {
    let word = near + range.lowerBound &>> 6, shift = UInt64(range.lowerBound & 63)
    let bits = word[0] &>> shift | (word[1] &<< 1) &<< (63 &- shift)
    return bits & ((1 &<< UInt64(range.count)) &- 1)
  }

  /// The smallest rectangle that contains every pixel.
  var bounds: PixelRectangle? {
    guard let top = runs.first, let bottom = runs.last else { return nil }
    var left = top.first
    var right = top.last
    for run in runs {
      left = min(left, run.first)
      right = max(right, run.last)
    }
    return PixelRectangle(
      rows: Int(top.row)...Int(bottom.row), columns: Int(left)...Int(right))
  }

  /// Returns the rectangles of the regions, in reading order of their first pixels.
  consuming func rectangles() -> [PixelRectangle] {
    // The index of each region's rectangle, keyed by the root of the region, which is its first
    // run.
    var places = [Int](repeating: 0, count: runs.count)
    var edges: [(top: Int32, bottom: Int32, left: Int32, right: Int32)] = []
    for index in runs.indices {
      let run = runs[index]
      let root = Int(root(of: Int32(index)))
      if root == index {
        places[index] = edges.count
        edges.append((run.row, run.row, run.first, run.last))
      } else {
        let known = edges[places[root]]
        edges[places[root]] = (
          known.top, run.row, min(known.left, run.first), max(known.right, run.last)
        )
      }
    }
    return edges.map {
      PixelRectangle(
        rows: Int($0.top)...Int($0.bottom), columns: Int($0.left)...Int($0.right))
    }
  }

  /// Joins two regions; the earlier root remains, so that a region's root is its first run.
  private mutating func unite(_ first: Int32, _ second: Int32) {
    // Most runs are already in the same region.
    if runs[Int(first)].parent == runs[Int(second)].parent { return }
    let left = root(of: first)
    let right = root(of: second)
    runs[Int(max(left, right))].parent = min(left, right)
  }

  private mutating func root(of run: Int32) -> Int32 {
    var run = Int(run)
    while runs[run].parent != run {
      runs[run].parent = runs[Int(runs[run].parent)].parent
      run = Int(runs[run].parent)
    }
    return Int32(truncatingIfNeeded: run)
  }
}
