import Foundation

/// The memory of all decoded pictures of a process.
///
/// A file of a few kilobytes can unpack to the largest picture, so a limit for each is not enough.
package enum PictureMemory {
  /// The most bytes that all pictures together may take: 40 photographs of twelve megapixels.
  @TaskLocal package static var limit = 2 << 30

  nonisolated(unsafe) private static var used = 0
  private static let lock = NSLock()

  /// The bytes that the pictures take now.
  package static var usedBytes: Int { lock.withLock { used } }

  /// Throws if a picture of a size in pixels, of four bytes each, is larger than any may be, or
  /// does not fit beside the others.
  package static func check(width: Int, height: Int) throws(RenderError) {
    guard width <= RenderError.sideLimit, height <= RenderError.sideLimit,
      width * height * 4 <= RenderError.byteLimit
    else { throw .tooLarge(width: width, height: height) }
    guard usedBytes + width * height * 4 <= limit else {
      throw .outOfMemory(width: width, height: height)
    }
  }

  static func add(_ bytes: Int) {
    lock.withLock { used += bytes }
  }
}
