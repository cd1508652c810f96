import Foundation

/// Turns edges into the exact area that polygons cover of each pixel, row by row.
///
/// Every edge adds its signed area to the cells it crosses; the running sum along a row is the
/// winding-weighted coverage. A bit per four pixels remembers which cells were touched, so that
/// the spans between edges cost nothing. Whole rows fit a band of cells that stays in cache.
struct ScanConverter: ~Copyable {
  /// How a sum of signed areas becomes coverage.
  struct Rule: Equatable {
    var isEvenOdd = false
    var isAntialiased = true
  }

  /// The row the runs belong to, in device pixels.
  private(set) var y = 0
  /// Runs of the row: triples of x, length and coverage 1…255, or `maskRun` where the coverage
  /// of each pixel stands in `mask`.
  ///
  /// They ascend and do not overlap.
  private(set) var runs: UnsafeMutablePointer<Int32>
  private(set) var runCount = 0
  /// Coverage of the row's pixels, from `bounds.minX` on.
  private(set) var mask: UnsafeMutablePointer<UInt8>
  private(set) var bounds = PixelRect.empty

  private static let bandCells = 128 * 1024

  private var cells: UnsafeMutablePointer<Int32>
  private var bits: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 0, bitCapacity = 0, rowCapacity = 0
  private var stride = 0, wordStride = 0, bandHeight = 0, bandTop = 0, bandBottom = 0
  private var rule = Rule()

  init() {
    runs = .allocate(capacity: 1)
    mask = .allocate(capacity: 1)
    cells = .allocate(capacity: 1)
    bits = .allocate(capacity: 1)
  }

  deinit {
    runs.deallocate()
    mask.deallocate()
    cells.deallocate()
    bits.deallocate()
  }

  /// Starts the scan of the edges' bounds, or of some of their rows.
  mutating func begin(_ bounds: PixelRect, rule: Rule) {
    self.bounds = bounds
    self.rule = rule
    runCount = 0
    guard !bounds.isEmpty else {
      (bandTop, bandBottom, y) = (0, 0, 0)
      return
    }
    stride = (bounds.width + 2 + 3) & ~3
    wordStride = (stride / 4 + 63) / 64
    bandHeight = max(1, min(bounds.height, Self.bandCells / stride))
    reserve()
    y = bounds.minY - 1
    (bandTop, bandBottom) = (bounds.minY, bounds.minY)
  }

  /// Computes the runs of the next row; false after the last one.
  ///
  /// The edges must be the same for every row.
  mutating func next(_ edges: UnsafeMutablePointer<Int32>, _ count: Int) -> Bool {
    if bounds.isEmpty || y + 1 >= bounds.maxY { return false }
    y &+= 1
    if y >= bandBottom {
      bandTop = y
      bandBottom = min(bounds.maxY, y + bandHeight)
      accumulate(
        edges, count, cells, stride, bits, wordStride, bounds.minX, bandTop, bandBottom)
    }
    let row = y &- bandTop
    runCount = sweep(
      cells + row &* stride, bits + row &* wordStride, wordStride, bounds.width, bounds.minX,
      rule.isEvenOdd, rule.isAntialiased, mask, runs)
    return true
  }

  private mutating func reserve() {
    let cellCount = bandHeight * stride, bitCount = bandHeight * wordStride
    if cellCount > cellCapacity {
      cells.deallocate()
      cells = .allocate(capacity: cellCount)
      memset(cells, 0, cellCount * 4)
      cellCapacity = cellCount
    }
    if bitCount > bitCapacity {
      bits.deallocate()
      bits = .allocate(capacity: bitCount)
      memset(bits, 0, bitCount * 8)
      bitCapacity = bitCount
    }
    if stride > rowCapacity {
      mask.deallocate()
      runs.deallocate()
      mask = .allocate(capacity: stride)
      runs = .allocate(capacity: stride * 3)
      rowCapacity = stride
    }
  }
}

/// Marks a run whose coverage varies from pixel to pixel.
let maskRun: Int32 = -1

/// The sum of a fully covered cell: 256 rows of 512 half-columns.
private let fullCover: Int32 = 1 << 17

/// Adds the edges to the cells of a band of rows.
private func accumulate(
  _ edges: UnsafeMutablePointer<Int32>, _ count: Int, _ cells: UnsafeMutablePointer<Int32>,
  _ stride: Int, _ bits: UnsafeMutablePointer<UInt64>, _ wordStride: Int, _ originX: Int,
  _ bandTop: Int, _ bandBottom: Int
) {
  let offsetX = originX &* 256
  var edge = edges
  let end = edges + count &* 4
  while edge < end {
    var x0 = Int(edge[0]) &- offsetX, y0 = Int(edge[1])
    var x1 = Int(edge[2]) &- offsetX, y1 = Int(edge[3])
    edge += 4
    var sign = 1
    if y0 > y1 {
      (x0, y0, x1, y1) = (x1, y1, x0, y0)
      sign = -1
    }
    let firstRow = y0 &>> 8, lastRow = (y1 &- 1) &>> 8
    if lastRow < bandTop || firstRow >= bandBottom { continue }
    let startRow = firstRow < bandTop ? bandTop : firstRow
    let endRow = lastRow >= bandBottom ? bandBottom &- 1 : lastRow
    var row = startRow
    var line = cells + (row &- bandTop) &* stride
    var words = bits + (row &- bandTop) &* wordStride
    if x0 == x1 {
      let column = x0 &>> 8, weight = (x0 & 255) &* 2
      let group = column &>> 2, nextGroup = (column &+ 1) &>> 2
      let word = group &>> 6, nextWord = nextGroup &>> 6
      let bit = UInt64(1) &<< UInt64(group & 63), nextBit = UInt64(1) &<< UInt64(nextGroup & 63)
      while row <= endRow {
        let top = row == firstRow ? y0 & 255 : 0
        let bottom = row == lastRow ? y1 &- row &* 256 : 256
        let height = sign &* (bottom &- top)
        line[column] &+= Int32(truncatingIfNeeded: height &* (512 &- weight))
        line[column &+ 1] &+= Int32(truncatingIfNeeded: height &* weight)
        words[word] |= bit
        words[nextWord] |= nextBit
        line += stride
        words += wordStride
        row &+= 1
      }
      continue
    }
    // x at a row's lower border is x0 + floor(dx·(Y − y0) / dy), stepped without division and
    // computed afresh for each band, so that the bands do not show.
    let dx = x1 &- x0, dy = y1 &- y0
    var xTop = x0, quotient = 0, remainder = 0
    let fullStep = dx &* 256
    var stepQuotient = fullStep / dy, stepRemainder = fullStep % dy
    if stepRemainder < 0 {
      stepQuotient &-= 1
      stepRemainder &+= dy
    }
    let borderRow = startRow == firstRow ? startRow &+ 1 : startRow
    let numerator = dx &* (borderRow &* 256 &- y0)
    quotient = numerator / dy
    remainder = numerator % dy
    if remainder < 0 {
      quotient &-= 1
      remainder &+= dy
    }
    if startRow != firstRow {
      xTop = x0 &+ quotient
      quotient &+= stepQuotient
      remainder &+= stepRemainder
      if remainder >= dy {
        remainder &-= dy
        quotient &+= 1
      }
    }
    while row <= endRow {
      let top = row == firstRow ? y0 & 255 : 0
      var bottom = 256, xBottom = x0 &+ quotient
      if row == lastRow {
        bottom = y1 &- row &* 256
        xBottom = x1
      }
      let height = bottom &- top
      var from = xTop, to = xBottom
      if from > to { (from, to) = (to, from) }
      let firstCell = from &>> 8, lastCell = to &>> 8
      if firstCell == lastCell {
        let weight = (from & 255) &+ (to & 255)
        let signed = sign &* height
        line[firstCell] &+= Int32(truncatingIfNeeded: signed &* (512 &- weight))
        line[firstCell &+ 1] &+= Int32(truncatingIfNeeded: signed &* weight)
      } else {
        // The height is shared out among the columns in the same exact way.
        let width = to &- from
        let first = 256 &- (from & 255)
        var share = height &* first
        var down = share / width
        var rest = share % width
        let weight = (from & 255) &+ 256
        line[firstCell] &+= Int32(truncatingIfNeeded: sign &* down &* (512 &- weight))
        line[firstCell &+ 1] &+= Int32(truncatingIfNeeded: sign &* down &* weight)
        var used = down
        share = height &* 256
        let columnQuotient = share / width, columnRemainder = share % width
        var cell = firstCell &+ 1
        while cell < lastCell {
          down = columnQuotient
          rest &+= columnRemainder
          if rest >= width {
            rest &-= width
            down &+= 1
          }
          let half = Int32(truncatingIfNeeded: sign &* down &* 256)
          line[cell] &+= half
          line[cell &+ 1] &+= half
          used &+= down
          cell &+= 1
        }
        let last = sign &* (height &- used), lastWeight = to & 255
        line[lastCell] &+= Int32(truncatingIfNeeded: last &* (512 &- lastWeight))
        line[lastCell &+ 1] &+= Int32(truncatingIfNeeded: last &* lastWeight)
      }
      var group = firstCell &>> 2
      let lastGroup = (lastCell &+ 1) &>> 2
      while group <= lastGroup {
        words[group &>> 6] |= UInt64(1) &<< UInt64(group & 63)
        group &+= 1
      }
      xTop = xBottom
      quotient &+= stepQuotient
      remainder &+= stepRemainder
      if remainder >= dy {
        remainder &-= dy
        quotient &+= 1
      }
      line += stride
      words += wordStride
      row &+= 1
    }
  }
}

/// Sums up a row of cells into runs of coverage and clears the row; returns the number of runs.
private func sweep(
  _ cells: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>, _ wordCount: Int,
  _ width: Int, _ originX: Int, _ isEvenOdd: Bool, _ isAntialiased: Bool,
  _ mask: UnsafeMutablePointer<UInt8>, _ runs: UnsafeMutablePointer<Int32>
) -> Int {
  var sum: Int32 = 0, coverage: Int32 = 0
  var x = 0, runCount = 0, maskStart = -1
  var index = 0
  while index < wordCount {
    var word = words[index]
    words[index] = 0
    while word != 0 {
      let start = (index &* 64 &+ word.trailingZeroBitCount) &* 4
      word &= word &- 1
      if start > x {
        if maskStart >= 0 {
          runs[runCount] = Int32(truncatingIfNeeded: maskStart &+ originX)
          runs[runCount &+ 1] = Int32(truncatingIfNeeded: x &- maskStart)
          runs[runCount &+ 2] = maskRun
          runCount &+= 3
          maskStart = -1
        }
        if coverage != 0, x < width {
          runs[runCount] = Int32(truncatingIfNeeded: x &+ originX)
          runs[runCount &+ 1] = Int32(truncatingIfNeeded: (start < width ? start : width) &- x)
          runs[runCount &+ 2] = coverage
          runCount &+= 3
        }
      }
      if maskStart < 0 { maskStart = start }
      x = start
      let end = start &+ 4
      while x < end {
        sum &+= cells[x]
        cells[x] = 0
        var area = sum
        if isEvenOdd {
          area &= 2 &* fullCover &- 1
          if area > fullCover { area = 2 &* fullCover &- area }
        } else {
          if area < 0 { area = 0 &- area }
          if area > fullCover || area < 0 { area = fullCover }
        }
        coverage =
          isAntialiased
          ? (area &* 255 &+ fullCover / 2) &>> 17 : (area >= fullCover / 2 ? 255 : 0)
        mask[x] = UInt8(truncatingIfNeeded: coverage)
        x &+= 1
      }
    }
    index &+= 1
  }
  if maskStart >= 0, maskStart < width {
    runs[runCount] = Int32(truncatingIfNeeded: maskStart &+ originX)
    runs[runCount &+ 1] = Int32(truncatingIfNeeded: (x < width ? x : width) &- maskStart)
    runs[runCount &+ 2] = maskRun
    runCount &+= 3
  }
  if coverage != 0, x < width {
    runs[runCount] = Int32(truncatingIfNeeded: x &+ originX)
    runs[runCount &+ 1] = Int32(truncatingIfNeeded: width &- x)
    runs[runCount &+ 2] = coverage
    runCount &+= 3
  }
  return runCount / 3
}
