import Foundation

/// Waits for changes of sources and of the resources beside them.
struct SourceWatch {
  private let options: SourceOptions
  private let watch: FileWatch

  /// Changes of files whose paths are ignored, such as those of output, do not count.
  init(_ options: SourceOptions, isIgnored: @escaping (String) -> Bool = { _ in false }) throws {
    self.options = options
    watch = try FileWatch(isIgnored: isIgnored)
    addFolders()
  }

  /// Waits until a file has changed, at most for a duration; returns whether one has.
  ///
  /// New folders are watched before this returns, so a later change in them is not missed.
  @discardableResult func wait(for duration: Duration? = nil) -> Bool {
    let hasChanged = watch.wait(for: duration)
    if hasChanged { addFolders() }
    return hasChanged
  }

  private func addFolders() {
    let files = options.files.filter { !$0.isFolder }.map { path in
      URL(fileURLWithPath: path).deletingLastPathComponent()
    }
    let resources = ResourceFolders.all(
      of: (try? options.sources()) ?? [], named: options.files)
    // The parts of a catalog are folders with an extension, which `all` does not list.
    let folders = (files + resources).flatMap { [$0] + Self.parts(of: $0) }
    var seen: Set<String> = []
    watch.add(folders.map(\.standardizedFileURL.path).filter { seen.insert($0).inserted })
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
