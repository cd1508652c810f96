import Foundation

/// Waits for changes of sources and of the resources beside them.
struct SourceWatch {
  private let options: SourceOptions
  private let watch: FileWatch
  /// The current folder, which may be removed and made again.
  private let current = FileManager.default.currentDirectoryPath
  /// The named files and folders; their paths stay absolute without a current folder.
  private let named: [URL]

  /// Changes of files whose paths are ignored, such as those of output, do not count.
  init(_ options: SourceOptions, isIgnored: @escaping (String) -> Bool = { _ in false }) throws {
    self.options = options
    named = options.files.map { URL(fileURLWithPath: $0).standardizedFileURL }
    watch = try FileWatch(isIgnored: isIgnored)
    addFolders()
  }

  /// Waits until a file has changed, at most for a duration; returns whether one has.
  ///
  /// New folders are watched before this returns, so a later change in them is not missed.
  @discardableResult func wait(for duration: Duration? = nil) -> Bool {
    let hasChanged = watch.wait(for: duration)
    if hasChanged {
      _ = FileManager.default.changeCurrentDirectoryPath(current)
      addFolders()
    }
    return hasChanged
  }

  private func addFolders() {
    let files = named.filter { !$0.path.isFolder }.map { $0.deletingLastPathComponent() }
    let project = ProjectFolders()
    let resources = ResourceFolders.all(
      of: (try? options.sources(in: project)) ?? [], named: named.map(\.path), in: project)
    // The parts of a catalog are folders with an extension, which `all` does not list.
    let folders = (files + resources).flatMap { [$0] + Self.parts(of: $0) }
    var seen: Set<String> = []
    watch.add(folders.map(\.standardizedFileURL.path).filter { seen.insert($0).inserted })
    // The folder of a removed file has no sources, and is not among the folders.
    watch.addExistence(of: (files + named).map(\.path))
  }

  private static func parts(of folder: URL) -> [URL] {
    ResourceFolders.contents(of: folder)
      .filter { !$0.pathExtension.isEmpty && $0.path.isFolder }
      .flatMap { part in [part] + allFolders(in: part) }
  }

  private static func allFolders(in folder: URL) -> [URL] {
    ResourceFolders.contents(of: folder).filter(\.path.isFolder)
      .flatMap { inner in [inner] + allFolders(in: inner) }
  }
}
