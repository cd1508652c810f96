import Drawing
import Foundation

/// A file that appears under its name only after all of it is written.
///
/// It is staged in the folder of its target, whose owner and permissions it keeps. Links are
/// followed to their target, and devices and pipes are written through.
package final class AtomicFile: ByteSink {
  private let path: String
  private let target: FileTarget
  /// The path of the staged file; nil for a stream, and after the commit.
  private var staged: String?
  private let descriptor: Int32

  /// Opens a stream, or creates a staged file.
  package init(at path: String) throws(RenderError) {
    self.path = path
    target = try FileTarget(path)
    guard case .file(let file, let permissions) = target else {
      // As a shell does: an open file of this process may be a plain file.
      descriptor = open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotWrite(path: path) }
      return
    }
    let folder = file.folderPath
    AbandonedFiles.remove(in: folder)
    // Nobody can prepare a file or link of this name.
    let staged = "\(folder)/\(AbandonedFiles.newName())"
    descriptor = open(
      staged, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions ?? 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path) }
    self.staged = staged
    _ = flock(descriptor, LOCK_EX)
    keepOwner(of: file)
    // The mask of the process is only for new files.
    if let permissions { _ = fchmod(descriptor, permissions) }
  }

  /// Gives the staged file to the owner of the one that it replaces, as only root may.
  private func keepOwner(of file: String) {
    var status = stat()
    guard lstat(file, &status) == 0, status.st_uid != geteuid() else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
  }

  deinit {
    if let staged { unlink(staged) }
    close(descriptor)
  }

  package func write(_ data: Data) throws(RenderError) {
    var offset = 0
    while offset < data.count {
      let written = data[(data.startIndex + offset)...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .cannotWrite(path: path) }
      offset += written
    }
  }

  /// Renames the staged file, replacing an existing file.
  package func commit() throws(RenderError) {
    guard case .file(let file, _) = target, let staged else { return }
    guard rename(staged, file) == 0 else { throw .cannotWrite(path: path) }
    self.staged = nil
  }

  /// Commits files together: if one fails, the files before it are restored.
  static func commit(_ files: [AtomicFile]) throws(RenderError) {
    var undo: [() -> Void] = []
    var kept: [String] = []
    defer { kept.forEach { unlink($0) } }
    for file in files {
      guard case .file(let path, let permissions) = file.target else { continue }
      let old = "\(path.folderPath)/\(AbandonedFiles.newName())"
      if files.count > 1, permissions != nil, link(path, old) == 0 { kept.append(old) }
      do {
        try file.commit()
      } catch {
        undo.reversed().forEach { $0() }
        throw error
      }
      undo.append { if permissions == nil { unlink(path) } else { rename(old, path) } }
    }
  }
}
