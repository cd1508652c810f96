/// Groups pixels into regions: two pixels at most ``reach`` apart, in x and in y, are in the same
/// region.
///
/// Pixels are added in reading order and stored as runs in a row. Union-find joins a run to the
/// runs in the rows above within reach. Only the last pixel of each column matters: the pixels
/// above it within reach are already in its region. Bits of the latest rows tell which columns have
/// one, without a branch for each.
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

  private var runs: UnsafeMutablePointer<Run>
  private var count = 0, capacity = 1024
  /// The run of the last pixel in each column.
  private let columns: UnsafeMutablePointer<Int32>
  /// A bit for each pixel of the current row and of the rows within reach above it; row y is at
  /// `y % rowCount`.
  private let pixels: UnsafeMutablePointer<UInt64>
  /// A bit for each column with a pixel within reach above the current row.
  private let near: UnsafeMutablePointer<UInt64>
  private let wordCount: Int
  private var row = -1
  private var current: UnsafeMutablePointer<UInt64>
  /// The first column within reach of the last run that has not been visited.
  private var nextColumn = 0

  init(width: Int) {
    runs = .allocate(capacity: capacity)
    columns = .allocate(capacity: width + 1)
    // A window of columns is read as two words.
    wordCount = (width + Self.reach) / 64 + 2
    near = .allocate(capacity: wordCount)
    near.initialize(repeating: 0, count: wordCount)
    pixels = .allocate(capacity: wordCount * Self.rowCount)
    current = pixels
    pixels.initialize(repeating: 0, count: wordCount * Self.rowCount)
  }

  deinit {
    runs.deallocate()
    columns.deallocate()
    near.deallocate()
    pixels.deallocate()
  }

  private static let rowCount = reach + 1

  /// Starts a row: forgets the pixels beyond its reach.
  private mutating func begin(_ y: Int) {
    var former = max(row, y &- Self.rowCount)
    while former < y {
      former &+= 1
      (pixels + former % Self.rowCount &* wordCount).update(repeating: 0, count: wordCount)
    }
    row = y
    var word = 0
    while word < wordCount {
      var bits: UInt64 = 0, index = word
      while index < wordCount &* Self.rowCount {
        bits |= pixels[index]
        index &+= wordCount
      }
      near[word] = bits
      word &+= 1
    }
    current = pixels + y % Self.rowCount &* wordCount
  }

  mutating func insert(x: Int, y: Int) {
    if y != row { begin(y) }
    let column = Int32(truncatingIfNeeded: x), row = Int32(truncatingIfNeeded: y)
    let reach = Int32(Self.reach)
    var run = Int32(truncatingIfNeeded: count &- 1)
    if count > 0, runs[count &- 1].row == row, column &- runs[count &- 1].last <= reach {
      runs[count &- 1].last = column
    } else {
      run &+= 1
      if count == capacity { grow() }
      runs[count] = Run(row: row, first: column, last: column, parent: run)
      count &+= 1
      nextColumn = x > Self.reach ? x &- Self.reach : 0
    }
    let end = x &+ Self.reach &+ 1
    var joined = run
    var window = nearColumns(nextColumn..<end)
    while window != 0 {
      let column = nextColumn &+ window.trailingZeroBitCount
      window &= window &- 1
      if columns[column] != joined {
        joined = columns[column]
        unite(joined, run)
      }
    }
    nextColumn = end
    columns[x] = run
    current[x &>> 6] |= 1 &<< UInt64(x & 63)
  }

  /// Returns the bits of at most 64 columns; the first column is the lowest bit.
  private func nearColumns(_ range: Range<Int>) -> UInt64 {
    let word = near + range.lowerBound &>> 6, shift = UInt64(range.lowerBound & 63)
    let bits = word[0] &>> shift | (word[1] &<< 1) &<< (63 &- shift)
    return bits & ((1 &<< UInt64(range.count)) &- 1)
  }

  /// The smallest rectangle that contains every pixel.
  var bounds: PixelRectangle? {
    if count == 0 { return nil }
    var left = runs[0].first
    var right = runs[0].last
    for index in 1..<count {
      left = min(left, runs[index].first)
      right = max(right, runs[index].last)
    }
    return PixelRectangle(
      rows: Int(runs[0].row)...Int(runs[count - 1].row), columns: Int(left)...Int(right))
  }

  /// Returns the rectangles of the regions, in reading order of their first pixels.
  consuming func rectangles() -> [PixelRectangle] {
    var edges: [(top: Int32, bottom: Int32, left: Int32, right: Int32)] = []
    for index in 0..<count {
      let run = runs[index]
      // The parent is an earlier run, whose place has replaced its parent.
      if Int(run.parent) == index {
        runs[index].parent = Int32(truncatingIfNeeded: edges.count)
        edges.append((run.row, run.row, run.first, run.last))
      } else {
        let place = runs[Int(run.parent)].parent
        runs[index].parent = place
        let known = edges[Int(place)]
        edges[Int(place)] = (
          known.top, run.row, min(known.left, run.first), max(known.right, run.last)
        )
      }
    }
    return edges.map {
      PixelRectangle(
        rows: Int($0.top)...Int($0.bottom), columns: Int($0.left)...Int($0.right))
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Run>.allocate(capacity: capacity * 2)
    larger.update(from: runs, count: count)
    runs.deallocate()
    (runs, capacity) = (larger, capacity * 2)
  }

  /// Joins two regions; the earlier root remains, so that a region's root is its first run.
  private func unite(_ first: Int32, _ second: Int32) {
    // Most runs are already in the same region.
    if runs[Int(first)].parent == runs[Int(second)].parent { return }
    let left = root(of: first)
    let right = root(of: second)
    runs[Int(max(left, right))].parent = min(left, right)
  }

  private func root(of run: Int32) -> Int32 {
    var run = Int(run)
    while runs[run].parent != run {
      runs[run].parent = runs[Int(runs[run].parent)].parent
      run = Int(runs[run].parent)
    }
    return Int32(truncatingIfNeeded: run)
  }
}
