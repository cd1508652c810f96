import Foundation

/// A file that somebody else provides: its kind and its size are checked before it is read.
///
/// Opening a pipe waits for a writer, and a sparse file of a few bytes on disk can be longer than
/// the memory.
package enum InputFile {
  /// The largest size of a kind of files, in bytes.
  package enum Limit: Int {
    /// Sources, scripts and catalogs; the longest of real apps have a few megabytes.
    case text = 0x400_0000
    /// Images and fonts; the largest fonts for Chinese have 120 megabytes.
    case media = 0x2000_0000
  }

  /// Reads a file that is at most as long as the limit.
  package static func data(at url: URL, limit: Limit) throws(InputError) -> Data {
    let size = try check(url.path, limit: limit)
    guard let handle = FileHandle(forReadingAtPath: url.path) else { throw InputError(errno) }
    defer { try? handle.close() }
    do {
      // A file may have grown meanwhile.
      let data = try handle.read(upToCount: limit.rawValue + 1) ?? Data()
      guard data.count <= limit.rawValue else { throw InputError(size: size + 1, limit: limit) }
      return data
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(errno)
    }
  }

  /// Reads a file of UTF-8 text.
  package static func text(at url: URL) throws(InputError) -> String {
    guard let text = String(data: try data(at: url, limit: .text), encoding: .utf8) else {
      throw InputError(reason: "it is not text in UTF-8")
    }
    return text
  }

  /// Throws unless there is a regular file at a path that is at most as long as the limit; returns
  /// its size in bytes.
  @discardableResult
  package static func check(_ path: String, limit: Limit) throws(InputError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw InputError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw InputError(reason: "it is a folder")
    case S_IFIFO: throw InputError(reason: "it is a pipe")
    case S_IFSOCK: throw InputError(reason: "it is a socket")
    default: throw InputError(reason: "it is a device")
    }
    let size = Int(status.st_size)
    guard size <= limit.rawValue else { throw InputError(size: size, limit: limit) }
    return size
  }
}
