import Foundation

/// A copy of a program beside the resources of its sources, which are then those of `Bundle.main`.
struct RunFolder {
  let program: URL
  private let folder: URL?

  /// Makes the copy if the sources use a bundle and there are resources.
  ///
  /// Of two resources with one name, the first counts.
  init(for program: URL, sources: [SourceFile], resources folders: [URL]) throws {
    let bundle = Data("Bundle".utf8)
    let usesBundle = sources.contains { $0.staged.firstRange(of: bundle) != nil }
    let resources =
      usesBundle ? folders.lazy.flatMap(ResourceFolders.contents).filter(\.isResource) : []
    guard !resources.isEmpty else {
      self.program = program
      folder = nil
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "snap-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    self.program = folder.appending(path: program.lastPathComponent)
    do {
      try FileManager.default.copyItem(at: program, to: self.program)
      var names: Set<String> = [program.lastPathComponent]
      for resource in resources where names.insert(resource.lastPathComponent).inserted {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: resource.lastPathComponent),
          withDestinationURL: resource.absoluteURL)
      }
    } catch {
      remove()
      throw Failure.unwritable(path: folder.path, reason: error.reason)
    }
  }

  /// Removes the copy.
  func remove() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}

extension URL {
  /// Whether an app has the file in its bundle as it is, or the folder of a language.
  fileprivate var isResource: Bool {
    if path.isFolder { return ["lproj", "bundle"].contains(pathExtension) }
    var file = stat()
    return stat(path, &file) == 0 && file.st_mode & S_IFMT == S_IFREG
      && !["swift", "xcstrings"].contains(pathExtension)
  }
}
