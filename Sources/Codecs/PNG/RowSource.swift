/// A picture whose rows several threads may read.
package protocol RowSource: Sendable {
  /// Whether threads other than the caller's may read rows.
  var isShareable: Bool { get }
  /// The pixels of some rows, written to `scratch` or already in memory.
  func pixels(
    of rows: Range<Int>, scratch: UnsafeMutablePointer<UInt32>
  ) -> PNGPixelFormat.Source
}
