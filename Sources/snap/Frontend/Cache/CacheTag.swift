import Drawing
import Foundation

/// The file that marks a folder as the cache of `snap`, after the standard for folders that backups
/// may skip (https://bford.info/cachedir).
struct CacheTag {
  enum State {
    case whole, missing
    /// It is a part of the text, no file, or one that others can write to.
    case damaged
    case ofAnotherProgram
  }

  static let name = "CACHEDIR.TAG"
  private static let signature = "Signature: 8a477f597d28d172789f06886806bc55"
  private static let text = """
    \(signature)
    # This folder is the cache of snap (LayoutDSL), which removes old files from it.

    """

  let folder: String
  private var path: String { "\(folder)/\(Self.name)" }

  var state: State {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT ? .missing : .damaged }
    guard status.st_mode & S_IFMT == S_IFREG, let contents = beginning else { return .damaged }
    if contents == Data(Self.text.utf8) {
      return status.st_uid == geteuid() && !status.isWritableByOthers ? .whole : .damaged
    }
    // The first line alone may be the whole text of another program.
    let isFirstLine =
      contents.dropFirst(Self.signature.utf8.count).elementsEqual("\n".utf8)
      || contents == Data(Self.signature.utf8)
    let isCutOff = Data(Self.text.utf8).starts(with: contents) && !isFirstLine
    return isCutOff ? .damaged : .ofAnotherProgram
  }

  /// The text and one byte more; nil if it cannot be read.
  private var beginning: Data? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try? InputFile.data(from: file, upToCount: Self.text.utf8.count + 1)
  }

  /// Writes the file under another name in the folder and renames it; false after an error of the
  /// system.
  func write(through new: String) -> Bool {
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    let text = Array(Self.text.utf8)
    // The user's mask may allow others to write.
    guard fchmod(file, 0o600) == 0, Foundation.write(file, text, text.count) == text.count,
      fsync(file) == 0
    else { return false }
    // A file replaces anything but a folder.
    if rmdir(path) != 0, ![ENOENT, ENOTDIR].contains(errno) { return false }
    guard rename(new, path) == 0 else { return false }
    sync()
    return true
  }

  /// Makes the new name survive a loss of power, where the file system can.
  private func sync() {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}

extension stat {
  var isWritableByOthers: Bool { st_mode & (S_IWGRP | S_IWOTH) != 0 }
}
