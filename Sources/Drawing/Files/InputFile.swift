import Foundation

/// A file of the user, whose kind and size are checked before it is read.
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
    try check(url.path, limit: limit)
    // A pipe may have taken the place of the file meanwhile, and the file may have grown.
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw InputError(errno) }
    defer { close(file) }
    let data = try data(from: file, upToCount: limit.rawValue + 1)
    guard data.count <= limit.rawValue else { throw InputError(size: data.count, limit: limit) }
    return data
  }

  /// Reads a file of text in UTF-8, or in UTF-16 with a byte order mark, as old strings files have.
  package static func text(at url: URL) throws(InputError) -> String {
    let data = try data(at: url, limit: .text)
    let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
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
