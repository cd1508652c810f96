import Codecs
import Foundation

/// A file that appears under its name only after all of it is written.
package final class AtomicFile: ByteSink {
  private let url: URL
  private let staged: URL
  private let handle: FileHandle
  private var isCommitted = false

  /// Creates a temporary file beside the final one.
  package init(at url: URL) throws(RenderError) {
    self.url = url
    staged = URL(fileURLWithPath: "\(url.path).\(getpid()).new")
    guard FileManager.default.createFile(atPath: staged.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: staged.path)
    else { throw .cannotWrite(path: url.path, reason: String(cString: strerror(errno))) }
    self.handle = handle
  }

  deinit {
    if !isCommitted { try? FileManager.default.removeItem(at: staged) }
  }

  package func write(_ data: Data) throws(RenderError) {
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw .cannotWrite(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Renames the temporary file, replacing an existing file.
  package func commit() throws(RenderError) {
    try? handle.close()
    guard rename(staged.path, url.path) == 0 else {
      throw .cannotWrite(path: url.path, reason: String(cString: strerror(errno)))
    }
    isCommitted = true
  }
}
