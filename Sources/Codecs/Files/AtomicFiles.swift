import Drawing
import Foundation

/// Files that appear together: all are staged, then all are renamed.
///
/// A device or pipe in the place of one is an error, since writing to a pipe waits for a reader.
package struct AtomicFiles {
  private var contents: [(data: Data, path: String)] = []

  package init() {}

  package mutating func add(_ data: Data, at path: String) {
    contents.append((data, path))
  }

  /// Writes all files, or none.
  package func write() throws(RenderError) {
    var files: [AtomicFile] = []
    for (data, path) in contents {
      if case .stream = try FileTarget(path) {
        throw .cannotWrite(path: path, reason: "it is a pipe or a device")
      }
      let file = try AtomicFile(at: path)
      try file.write(data)
      files.append(file)
    }
    try AtomicFile.commit(files)
  }
}
