@_spi(Inlined) import Drawing
import Foundation

/// The pixels of a band of rows that opaque paint above hides, one bit per pixel.
struct OcclusionMap: ~Copyable {
  private var words: UnsafeMutablePointer<UInt64>
  private var capacity = 1
  private var stride = 0
  private var bounds = PixelRect.empty
  /// The number of pixels that are not hidden.
  private(set) var openCount = 0

  init() { words = .allocate(capacity: 1) }

  deinit { words.deallocate() }

  /// Resets the map to `bounds`, with all pixels open.
  mutating func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    openCount = bounds.width * bounds.height
    // Reads may touch a spare word at the end of a row; its bits are ignored.
    stride = bounds.width / 64 + 2
    let count = stride * bounds.height
    if count > capacity {
      words.deallocate()
      words = .allocate(capacity: count)
      capacity = count
    }
    memset(words, 0, count * 8)
  }

  /// The first run of open pixels among `x..<end` of a row.
  @inline(__always)
  func openPart(_ x: Int, _ end: Int, y: Int) -> (x: Int, count: Int)? {
    if x >= end { return nil }
    let row = words + (y &- bounds.minY) &* stride
    let last = end &- bounds.minX
    let start = firstBit(row, x &- bounds.minX, last, flipped: ~0)
    if start >= last { return nil }
    return (start &+ bounds.minX, firstBit(row, start, last, flipped: 0) &- start)
  }

  /// Marks pixels, which must be open, as hidden.
  @inline(__always)
  mutating func hide(_ x: Int, _ count: Int, y: Int) {
    let row = words + (y &- bounds.minY) &* stride
    var index = x &- bounds.minX
    let end = index &+ count
    while index < end {
      let bit = index & 63
      let length = 64 &- bit < end &- index ? 64 &- bit : end &- index
      let ones = length == 64 ? ~0 : (UInt64(1) &<< UInt64(length)) &- 1
      row[index &>> 6] |= ones &<< UInt64(bit)
      index &+= length
    }
    openCount &-= count
  }
}

/// The first set bit from `index` on, or `end`, after flipping the bits in `flipped`.
@inline(__always)
private func firstBit(
  _ row: UnsafePointer<UInt64>, _ index: Int, _ end: Int, flipped: UInt64
) -> Int {
  var word = index &>> 6
  var bits = (row[word] ^ flipped) & (~0 &<< UInt64(index & 63))
  while bits == 0 {
    word &+= 1
    if word &* 64 >= end { return end }
    bits = row[word] ^ flipped
  }
  let bit = word &* 64 &+ bits.trailingZeroBitCount
  return bit < end ? bit : end
}
