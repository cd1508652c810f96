/// Pixels in memory, which their owner keeps alive during the encoding.
struct MemoryRows: RowSource, @unchecked Sendable {
  let source: PNGPixelFormat.Source

  var isShareable: Bool { true }

  func pixels(
    of rows: Range<Int>, scratch: UnsafeMutablePointer<UInt32>
  ) -> PNGPixelFormat.Source {
    var part = source
    part.pixels = source.row(rows.lowerBound)
    return part
  }
}
