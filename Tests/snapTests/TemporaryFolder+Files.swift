import Foundation

@testable import snap

extension TemporaryFolder {
  /// Creates a folder with files at paths.
  convenience init(with files: [String: String]) throws {
    try self.init()
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The whole path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }
}
