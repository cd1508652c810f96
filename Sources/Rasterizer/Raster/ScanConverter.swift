internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// Converts edges into the exact coverage of each pixel by polygons, row by row.
///
/// Every edge adds its signed area to the cells it crosses; the running sum along a row is the
/// winding-weighted coverage. One bit per four pixels records which cells were touched, so that the
/// spans between edges cost nothing. Cells are accumulated in bands of whole rows that fit in
/// cache. Rows that only vertical edges cross are identical and are computed once.
struct ScanConverter: ~Copyable {
  /// The conversion of a sum of signed areas into coverage.
  struct Rule: Equatable {
    var isEvenOdd = false
    var isAntialiased = true
  }

  /// The first row of the current runs, in device pixels, and the number of identical rows.
  private(set) var y = 0, rowCount = 0
  /// Runs of the row: triples of x, length and coverage 1…255, or `maskRun` if `mask` holds the
  /// coverage of each pixel.
  ///
  /// They ascend and do not overlap.
  private(set) var runs: UnsafeMutablePointer<Int32>
  private(set) var runCount = 0
  /// The coverage of the row's pixels, from `bounds.minX` on.
  private(set) var mask: UnsafeMutablePointer<UInt8>
  private(set) var bounds = PixelRect.empty

  private static let bandCells = 128 * 1024

  private var cells: UnsafeMutablePointer<Int32>
  private var bits: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 0, bitCapacity = 0, rowCapacity = 0
  private var stride = 0, wordStride = 0, bandHeight = 0, bandTop = 0, bandBottom = 0
  private var rule = Rule()
  private var edges: UnsafePointer<Int32>
  private var edgeCount = 0
  /// The identical rows around the middle.
  private var alike = noRows

  init() {
    runs = .allocate(capacity: 1)
    mask = .allocate(capacity: 1)
    cells = .allocate(capacity: 1)
    bits = .allocate(capacity: 1)
    edges = UnsafePointer(runs)
  }

  deinit {
    runs.deallocate()
    mask.deallocate()
    cells.deallocate()
    bits.deallocate()
  }

  /// Starts the scan of edges within `bounds`, which are the bounds of the edges or some of their
  /// rows.
  ///
  /// The edges must not change until the scan is over.
  mutating func begin(
    _ edges: UnsafePointer<Int32>, _ count: Int, _ bounds: PixelRect, _ rule: Rule
  ) {
    self.bounds = bounds
    self.rule = rule
    self.edges = edges
    edgeCount = count
    (runCount, rowCount) = (0, 0)
    y = bounds.minY
    (bandTop, bandBottom) = (y, y)
    guard !bounds.isEmpty else { return }
    alike = equalRows(edges, count, bounds.minY, bounds.maxY)
    stride = (bounds.width + 2 + 3) & ~3
    wordStride = (stride / 4 + 63) / 64
    bandHeight = max(1, min(bounds.height, Self.bandCells / stride))
    reserve()
  }

  /// Computes the runs of the next rows; returns false after the last row.
  mutating func next() -> Bool {
    y &+= rowCount
    if y >= bounds.maxY || bounds.isEmpty { return false }
    rowCount = y == alike.lowerBound ? alike.count : 1
    if y >= bandBottom {
      bandTop = y
      bandBottom = min(bounds.maxY, y + bandHeight)
      // Only the first of the identical rows is in a band.
      if y == alike.lowerBound {
        bandBottom = y + 1
      } else if y < alike.lowerBound, bandBottom > alike.lowerBound {
        bandBottom = alike.lowerBound
      }
      CellBand(
        cells: cells, stride: stride, bits: bits, wordStride: wordStride, originX: bounds.minX,
        width: bounds.width, top: bandTop, bottom: bandBottom
      ).add(edges, count: edgeCount)
    }
    let row = y &- bandTop
    runCount = sweepCells(
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

/// The rows around the middle that only vertical edges cross, each over the full height.
private func equalRows(
  _ edges: UnsafePointer<Int32>, _ count: Int, _ minY: Int, _ maxY: Int
) -> Range<Int> {
  if maxY &- minY < 8 { return noRows }
  let middle = Int32(truncatingIfNeeded: (minY &+ maxY) &* 128)
  var above = Int32(truncatingIfNeeded: minY &* 256)
  var below = Int32(truncatingIfNeeded: maxY &* 256)
  var edge = edges
  let end = edges + count &* 4
  while edge < end {
    let top = min(edge[1], edge[3]), bottom = max(edge[1], edge[3])
    if bottom <= middle {
      above = max(above, bottom)
    } else if top >= middle {
      below = min(below, top)
    } else if edge[0] == edge[2] {
      above = max(above, top)
      below = min(below, bottom)
    } else {
      return noRows
    }
    edge += 4
  }
  let first = Int((above &+ 255) &>> 8), last = Int(below &>> 8)
  return last - first > 1 ? first..<last : noRows
}

private let noRows = Int.max..<Int.max

/// The cells of a band of rows, to which edges add their signed areas.
private struct CellBand {
  /// The cells of the first row, and the distance from row to row.
  let cells: UnsafeMutablePointer<Int32>
  let stride: Int
  /// The bits of the first row's touched cells, and the distance from row to row.
  let bits: UnsafeMutablePointer<UInt64>
  let wordStride: Int
  /// The first column, in device pixels, and the number of columns.
  let originX: Int, width: Int
  /// The rows of the band, in device pixels.
  let top: Int, bottom: Int

  /// Adds edges, given as x0, y0, x1, y1 in 1/256 of a pixel.
  ///
  /// It is one function because a call for each edge and row takes 2.5 times as long in debug
  /// builds.
  func add(_ edges: UnsafePointer<Int32>, count: Int) {
    let stride = stride, wordStride = wordStride, width = width, top = top, bottom = bottom
    let offsetX = originX &* 256, limit = width &* 256
    var edge = edges
    let edgesEnd = edges + count &* 4
    while edge < edgesEnd {
      // 1. The edge downwards, and its rows in the band.
      var x0 = Int(edge[0]) &- offsetX, y0 = Int(edge[1])
      var x1 = Int(edge[2]) &- offsetX, y1 = Int(edge[3])
      edge += 4
      var sign = 1
      if y0 > y1 {
        (x0, y0, x1, y1) = (x1, y1, x0, y0)
        sign = -1
      }
      let firstRow = y0 &>> 8, lastRow = (y1 &- 1) &>> 8
      if lastRow < top || firstRow >= bottom { continue }
      let startRow = firstRow < top ? top : firstRow
      let endRow = lastRow >= bottom ? bottom &- 1 : lastRow
      var row = startRow
      var line = cells + (row &- top) &* stride
      var words = bits + (row &- top) &* wordStride
      let isInside = x0 >= 0 && x1 >= 0 && x0 <= limit && x1 <= limit
      // 2. A vertical edge adds the same to each row that it crosses.
      if x0 == x1 {
        // An edge left of the bounds counts in full from the first column on.
        if x0 < 0 { x0 = 0 }
        if x0 >= limit { continue }
        let column = x0 &>> 8, weight = (x0 & 255) &* 2
        let group = column &>> 2, nextGroup = (column &+ 1) &>> 2
        let word = group &>> 6, nextWord = nextGroup &>> 6
        let bit = UInt64(1) &<< UInt64(group & 63), nextBit = UInt64(1) &<< UInt64(nextGroup & 63)
        while row <= endRow {
          let start = row == firstRow ? y0 & 255 : 0
          let end = row == lastRow ? y1 &- row &* 256 : 256
          let height = sign &* (end &- start)
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
      // 3. The first row of a sloped edge. x at a row's lower border is
      // x0 + floor(dx·(Y − y0) / dy), stepped without division and recomputed for each band, so
      // that bands do not change pixels. Edges within two rows need no step.
      let dx = x1 &- x0, dy = y1 &- y0
      var xTop = x0, quotient = 0, remainder = 0, stepQuotient = 0, stepRemainder = 0
      if startRow != lastRow {
        let borderRow = startRow == firstRow ? startRow &+ 1 : startRow
        (quotient, remainder) = floorDivided(dx &* (borderRow &* 256 &- y0), dy)
        if borderRow < lastRow {
          (stepQuotient, stepRemainder) = floorDivided(dx &* 256, dy)
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
      } else if startRow != firstRow {
        xTop = x0 &+ floorDivided(dx &* (startRow &* 256 &- y0), dy).quotient
      }
      // 4. Its rows.
      while row <= endRow {
        let start = row == firstRow ? y0 & 255 : 0
        var end = 256, xBottom = x0 &+ quotient
        if row == lastRow {
          end = y1 &- row &* 256
          xBottom = x1
        }
        let height = end &- start
        var from = xTop, to = xBottom
        if from > to { (from, to) = (to, from) }
        let firstCell = from &>> 8, lastCell = to &>> 8
        if !isInside {
          addClipped(
            line, words, from: from, to: to, height: height, sign: sign, width: width)
        } else if firstCell == lastCell {
          let weight = (from & 255) &+ (to & 255)
          let signed = sign &* height
          line[firstCell] &+= Int32(truncatingIfNeeded: signed &* (512 &- weight))
          line[firstCell &+ 1] &+= Int32(truncatingIfNeeded: signed &* weight)
        } else {
          // The height is distributed over the columns with the same exact stepping.
          let width = UInt32(truncatingIfNeeded: to &- from)
          let first = 256 &- (from & 255)
          let share = UInt32(truncatingIfNeeded: height &* first)
          var down = Int(share / width)
          let weight = (from & 255) &+ 256
          line[firstCell] &+= Int32(truncatingIfNeeded: sign &* down &* (512 &- weight))
          line[firstCell &+ 1] &+= Int32(truncatingIfNeeded: sign &* down &* weight)
          var used = down
          if firstCell &+ 1 < lastCell {
            let column = UInt32(truncatingIfNeeded: height &* 256)
            let columnQuotient = Int(column / width), columnRemainder = column % width
            var rest = share % width
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
          }
          let last = sign &* (height &- used), lastWeight = to & 255
          line[lastCell] &+= Int32(truncatingIfNeeded: last &* (512 &- lastWeight))
          line[lastCell &+ 1] &+= Int32(truncatingIfNeeded: last &* lastWeight)
        }
        if isInside { mark(words, firstCell, lastCell &+ 1) }
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
}

/// The quotient rounded down, and the remainder.
@inline(__always)
private func floorDivided(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  var quotient: Int, remainder: Int
  if value == Int(Int32(truncatingIfNeeded: value)) {
    // A 32-bit division takes about half the time.
    let short = Int32(truncatingIfNeeded: value), shortDivisor = Int32(truncatingIfNeeded: divisor)
    (quotient, remainder) = (Int(short / shortDivisor), Int(short % shortDivisor))
  } else {
    (quotient, remainder) = (value / divisor, value % divisor)
  }
  if remainder < 0 {
    quotient &-= 1
    remainder &+= divisor
  }
  return (quotient, remainder)
}

/// Marks cells as touched.
@inline(__always)
private func mark(_ words: UnsafeMutablePointer<UInt64>, _ firstCell: Int, _ lastCell: Int) {
  var group = firstCell &>> 2
  let lastGroup = lastCell &>> 2
  while group <= lastGroup {
    words[group &>> 6] |= UInt64(1) &<< UInt64(group & 63)
    group &+= 1
  }
}

/// Adds the part of an edge in one row, between two columns of which some may be outside the
/// bounds.
///
/// Each cell gets the same amount as without clipping.
private func addClipped(
  _ line: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>, from: Int, to: Int,
  height: Int, sign: Int, width: Int
) {
  let firstCell = from &>> 8, lastCell = to &>> 8, length = to &- from
  if firstCell >= width { return }
  // The height that the edge has passed at a column's left border.
  func used(_ cell: Int) -> Int {
    if cell <= firstCell { return 0 }
    return cell > lastCell ? height : height &* (cell &* 256 &- from) / length
  }
  var done = used(0)
  line[0] &+= Int32(truncatingIfNeeded: sign &* done &* 512)
  var cell = firstCell > 0 ? firstCell : 0
  let last = lastCell < width &- 1 ? lastCell : width &- 1
  mark(words, 0, 0)
  if cell <= last { mark(words, cell, last &+ 1) }
  while cell <= last {
    let next = used(cell &+ 1)
    let down = sign &* (next &- done)
    let weight = (cell == firstCell ? from & 255 : 0) &+ (cell == lastCell ? to & 255 : 256)
    line[cell] &+= Int32(truncatingIfNeeded: down &* (512 &- weight))
    line[cell &+ 1] &+= Int32(truncatingIfNeeded: down &* weight)
    done = next
    cell &+= 1
  }
}
