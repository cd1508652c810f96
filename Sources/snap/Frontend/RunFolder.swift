import Foundation

/// The folder of a run: a home for the user's code, and a copy of the program beside the resources of
/// its sources, which are then those of `Bundle.main`.
struct RunFolder {
  let program: URL
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  /// Makes the copy if the sources use a bundle and there are resources, and the folders of a home if
  /// they name one.
  ///
  /// Of two resources with one name, the first counts.
  init(for program: URL, sources: [SourceFile], resources folders: [URL]) throws {
    func mentions(_ word: String) -> Bool {
      sources.contains { $0.staged.firstRange(of: Data(word.utf8)) != nil }
    }
    let contents = mentions("Bundle") ? folders.flatMap(ResourceFolders.contents) : []
    let resources = contents.filter { $0.isResource || $0.isModel }
    temporary = try TemporaryFolder()
    self.program =
      resources.isEmpty
      ? program : temporary.url.appending(path: program.lastPathComponent)
    do {
      if !resources.isEmpty { try copy(program, resources) }
      if mentions("Directory") { try makeHome() }
    } catch {
      remove()
      throw Failure.unwritable(path: folder.path, reason: error.reason)
    }
  }

  private func copy(_ program: URL, _ resources: [URL]) throws {
    try FileManager.default.copyItem(at: program, to: self.program)
    var names: Set<String> = [program.lastPathComponent]
    for resource in resources where names.insert(resource.lastPathComponent).inserted {
      let name = resource.deletingPathExtension().lastPathComponent
      if resource.isModel {
        // The program has the entities; apps ask for the compiled model and read it by its name.
        try FileManager.default.makePrivate(folder.appending(path: name + ".momd"))
      } else {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: resource.lastPathComponent),
          withDestinationURL: resource.absoluteURL)
      }
    }
  }

  // MARK: Home

  /// The home is below the resources, which are in the folder itself.
  private var home: URL { folder.appending(path: ".home") }

  /// The folders that an app on a device always has.
  private func makeHome() throws {
    for name in ["Documents", "Library/Caches", "Library/Application Support"] {
      try FileManager.default.makePrivate(home.appending(path: name))
    }
  }

  /// The variables that give the user's code a home of its own, so that no file of the machine gets
  /// into a picture, and none is left.
  var environment: [String: String] {
    let library = home.appending(path: "Library")
    return [
      // Foundation reads the second one.
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": library.path,
      "XDG_CACHE_HOME": library.appending(path: "Caches").path,
      "XDG_DATA_HOME": library.appending(path: "Application Support").path,
    ]
  }

  /// Removes the folder.
  func remove() {
    temporary.remove()
  }
}

extension FileManager {
  fileprivate func makePrivate(_ folder: URL) throws {
    try createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

extension URL {
  /// Whether it is a Core Data model with its versions.
  fileprivate var isModel: Bool { pathExtension == "xcdatamodeld" && path.isFolder }

  /// Whether an app has the file in its bundle as it is, or the folder of a language.
  fileprivate var isResource: Bool {
    if path.isFolder { return ["lproj", "bundle"].contains(pathExtension) }
    var file = stat()
    return stat(path, &file) == 0 && file.st_mode & S_IFMT == S_IFREG
      && !["swift", "xcstrings"].contains(pathExtension)
  }
}
