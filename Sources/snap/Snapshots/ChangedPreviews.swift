import Foundation
import Render
import Goldens

/// The previews whose pictures may differ from those of a commit.
///
/// A preview depends on
///
/// 1. its file, and the files that declare what it mentions (`SourceDeclarations`);
/// 2. all resources in the folders of its target, the file `snap.yml` and the script;
/// 3. the manifest, the pinned versions or the Xcode project of its target, and all files of the
///    packages that its target imports as modules;
/// 4. its goldens, and the renderer and fonts with which they were taken.
struct ChangedPreviews {
  private let changes: ChangedFiles
  /// Whether everything depends on a changed file.
  private let concernsAll: Bool
  /// The changed sources of each suite, with those that depend on them; nil for all.
  private let affected: [Set<String>?]

  init(
    of project: ProjectSuites, since changes: ChangedFiles, settings: [String], goldens: URL?
  ) throws {
    self.changes = changes
    concernsAll = settings.contains {
      changes.paths.contains(URL(fileURLWithPath: $0).standardizedFileURL.path)
    }
    let goldens = goldens.map { $0.standardizedFileURL.path + "/" }
    let resources = changes.paths.filter { path in
      !path.contains("/__Snapshots__/") && goldens.map(path.hasPrefix) != true
    }
    affected = try project.suites.map { suite in
      let folders = Set(suite.resourceFolders.map(\.standardizedFileURL.path))
      if resources.contains(where: { Self.isResource($0, in: folders) }) { return nil }
      if changes.paths.contains(where: { Self.isSetting($0, of: suite) }) { return nil }
      return try Self.affectedSources(of: suite, changes)
    }
  }

  /// Whether a preview may have changed; `folder` has its goldens, or is nil if none are used.
  func contains(
    _ preview: Candidate, named name: String, suite: Int, goldens folder: URL?
  ) -> Bool {
    if concernsAll { return true }
    guard let sources = affected[suite] else { return true }
    let source = URL(fileURLWithPath: preview.path).standardizedFileURL.path
    return sources.contains(source) || folder.map { areGoldensStale(named: name, in: $0) } == true
  }

  // MARK: Dependencies

  /// Whether a file that is not a source is in one of the folders, or in a catalog there.
  private static func isResource(_ path: String, in folders: Set<String>) -> Bool {
    let file = URL(fileURLWithPath: path)
    guard file.pathExtension != "swift", !file.lastPathComponent.hasPrefix(".") else {
      return false
    }
    var folder = file.deletingLastPathComponent()
    while !folders.contains(folder.path) {
      if folder.pathExtension.isEmpty { return false }
      folder = folder.deletingLastPathComponent()
    }
    return true
  }

  /// Whether a file decides how the sources of a suite are compiled, or is one of a package beside
  /// them.
  private static func isSetting(_ path: String, of suite: PreviewSuite) -> Bool {
    let file = URL(fileURLWithPath: path)
    if suite.packages.contains(where: { path.hasPrefix($0.standardizedFileURL.path + "/") }) {
      return true
    }
    let name = file.lastPathComponent
    let isManifest = name.hasPrefix("Package") && name.hasSuffix(".swift")
    guard
      isManifest || name == "project.pbxproj" || name == "Package.resolved"
        || file.pathExtension == "xcconfig"
    else { return false }
    // The versions of packages matter to those who import one.
    if name == "Package.resolved", suite.packages.isEmpty { return false }
    // Files with settings may be anywhere.
    guard file.pathExtension != "xcconfig" else { return true }
    // The file itself is in the project or workspace, or in the folder of the package.
    let parts = file.deletingLastPathComponent().pathComponents
    let folder = parts.prefix { ![".xcodeproj", ".xcworkspace"].contains(where: $0.hasSuffix) }
    return suite.files.contains { source in
      URL(fileURLWithPath: source.path).standardizedFileURL.pathComponents.starts(with: folder)
    }
  }

  private static func affectedSources(
    of suite: PreviewSuite, _ changes: ChangedFiles
  ) throws -> Set<String>? {
    let paths = suite.files.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path }
    let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    // A source that was removed was in a folder of the others.
    let changed = changes.paths.filter { path in
      path.hasSuffix(".swift")
        && (paths.contains(path) || folders.contains((path as NSString).deletingLastPathComponent))
    }
    if changed.isEmpty { return [] }
    let current = suite.files.map { SourceDeclarations($0.contents) }
    let old = try changed.sorted().compactMap { path in
      try changes.oldContents(of: path).map { (path, SourceDeclarations($0)) }
    }
    let all = current + old.map(\.1)
    let types = all.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    // A protocol that is plain in one state only is not plain.
    let protocols = all.reduce(into: Set<String>()) { $0.formUnion($1.plainProtocols) }
      .subtracting(all.flatMap { $0.types.subtracting($0.plainProtocols) })
    var affected = changed
    var names: Set<String> = []
    for (path, file) in Array(zip(paths, current)) + old where changed.contains(path) {
      if file.mayAffectAnyFile(beside: types, protocols: protocols) { return nil }
      names.formUnion(file.names(beside: types))
    }
    var rest = zip(paths, current).filter { !affected.contains($0.0) }
    while true {
      let found = rest.filter { !$0.1.mentioned.isDisjoint(with: names) }
      if found.isEmpty { return affected }
      for (path, file) in found {
        affected.insert(path)
        // Those who use its extensions of other modules' types may depend on what it mentions.
        if file.mayAffectAnyFile(beside: types, protocols: protocols) { return nil }
        names.formUnion(file.names(beside: types))
      }
      rest = rest.filter { !affected.contains($0.0) }
    }
  }

  // MARK: Goldens

  /// Whether a golden is missing, has changed or was taken by another renderer.
  private func areGoldensStale(named name: String, in folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.filter { $0.hasPrefix("\(name).") }
    if own.isEmpty || !own.contains(where: { $0.hasSuffix(".png") }) { return true }
    let prefix = folder.standardizedFileURL.appendingPathComponent("\(name).").path
    if changes.paths.contains(where: { $0.hasPrefix(prefix) }) { return true }
    return own.filter { $0.hasSuffix(".layout.txt") }.contains { name in
      let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(name))
      let start = (try? file?.read(upToCount: 4_096)) ?? Data()
      let line = String(decoding: start, as: UTF8.self).prefix { $0 != "\n" }
      return LayoutText(text: String(line)).renderer != RendererFingerprint.current
    }
  }
}
