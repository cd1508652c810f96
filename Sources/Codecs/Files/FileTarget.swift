import Drawing
import Foundation

/// The place where the contents of a path are written, after its symbolic links.
package enum FileTarget: Equatable {
  /// A file that is replaced as a whole; its permissions are nil if there is none yet.
  case file(path: String, permissions: mode_t?)
  /// A device, a pipe or an open file of this process, which is written through.
  case stream

  /// Follows the links of a path.
  package init(_ path: String) throws(RenderError) {
    var current = path
    // As many as Linux follows.
    for _ in 0..<40 {
      var status = stat()
      guard lstat(current, &status) == 0 else {
        guard errno == ENOENT else { throw .cannotWrite(path: path) }
        self = .file(path: current, permissions: nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        self = .file(path: current, permissions: status.st_mode & 0o777)
        return
      case S_IFDIR: throw .cannotWrite(path: path, reason: "it is a folder")
      case S_IFLNK where !Self.isInProcessFileSystem(current):
        if Self.isPlanted(status, in: current.folderPath) {
          throw .cannotWrite(
            path: path, reason: "it is another user's link in a folder that all users can write to")
        }
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: current) else {
          throw .cannotWrite(path: path)
        }
        current = next.hasPrefix("/") ? next : "\(current.folderPath)/\(next)"
      default:
        self = .stream
        return
      }
    }
    errno = ELOOP
    throw .cannotWrite(path: path)
  }

  /// Whether a link is one of Linux's to the open files of a process: `/dev/stdout` leads to it.
  private static func isInProcessFileSystem(_ link: String) -> Bool {
    guard let folder = realpath(link.folderPath, nil) else { return false }
    defer { free(folder) }
    return String(cString: folder).hasPrefix("/proc/")
  }

  /// Whether a link may lead to a file that its owner cannot write to: the rule by which Linux
  /// follows links in folders such as `/tmp`.
  private static func isPlanted(_ link: stat, in folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return true }
    let isShared = status.st_mode & S_IWOTH != 0 && status.st_mode & S_ISVTX != 0
    return isShared && link.st_uid != geteuid() && link.st_uid != status.st_uid
  }
}

extension String {
  /// The path of the folder that a path is in, `.` for the current one.
  var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}

extension RenderError {
  /// The error of the last system call.
  static func cannotWrite(path: String) -> RenderError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
