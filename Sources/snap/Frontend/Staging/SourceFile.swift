import Drawing
import Foundation
import Render

/// A Swift file, with its path for messages.
struct SourceFile {
  var path: String
  var contents: Data
  /// The text for the compiler, with the same lines and columns.
  private(set) var staged = Data()
  /// The modules that the compiled text imports, with the offsets of their names.
  private(set) var imports: [(module: String, offset: Int)] = []
  /// The imported modules whose files are compiled together with this one.
  private(set) var ownImports: Set<String> = []
  /// The names of such modules before names that are in them, with their dots.
  private(set) var qualifiers: [(module: String, range: Range<Int>)] = []
  /// The methods that selectors can name; the text for the compiler ends with their declarations.
  private(set) var methods: ObjectiveCMethods?
  let conditions: BuildConditions

  init(path: String, conditions: BuildConditions = BuildConditions()) throws {
    self.path = path.isArgument ? URL(fileURLWithPath: path).standardizedFileURL.path : path
    guard path.hasSuffix(".swift") || !path.exists else {
      throw Failure.unreadable(
        path: path, reason: "its name does not end in .swift, as the compiler requires")
    }
    if path.contains("\u{FFFD}"), !path.exists {
      throw Failure.unreadable(path: path, reason: "its name is not UTF-8; rename it")
    }
    // The compiler names its objects after the sources.
    guard URL(fileURLWithPath: path).lastPathComponent != ".swift" else {
      throw Failure.unreadable(path: path, reason: "it has no name before '.swift'; rename it")
    }
    // Generated code and messages name the file.
    guard !path.unicodeScalars.contains(where: \.isControl) else {
      throw Failure.unreadable(
        path: path, reason: "its name has a control character; rename it")
    }
    do {
      contents = try InputFile.data(at: URL(fileURLWithPath: path), limit: .text)
    } catch {
      throw Failure.unreadable(path: path, reason: error.reason)
    }
    self.conditions = conditions
    stage(contents)
  }

  /// Makes the text for the compiler of another text with the same lines.
  mutating func stage(_ text: Data) {
    let source = StagedSource(text, conditions: conditions)
    staged = Data(source.bytes)
    imports = source.imports
    ownImports = source.ownImports
    qualifiers = source.qualifiers
    methods = ObjectiveCMethods(in: source, path: path)
    if let methods { staged.append(Data(methods.source.utf8)) }
  }

  /// Whether the text for the compiler has some characters anywhere.
  func mentions(_ text: String) -> Bool {
    // `firstRange(of:)` of a collection takes a hundred times as long.
    staged.range(of: Data(text.utf8)) != nil
  }

  /// Removes the declarations of methods from the text for the compiler.
  mutating func removeMethods() {
    guard let text = methods?.source, let range = staged.range(of: Data(text.utf8)) else { return }
    staged.removeSubrange(range)
    methods = nil
  }

  /// Blanks the names of some modules before names that are in them; returns whether there are any.
  @discardableResult
  mutating func removeQualifiers(of modules: Set<String>) -> Bool {
    let blank = UInt8(ascii: " ")
    // A repaired text has its names elsewhere.
    let found = qualifiers.filter { module, range in
      modules.contains(module) && range.upperBound <= staged.count
        && staged[range] == Data("\(module).".utf8)
    }
    for (_, range) in found {
      staged.replaceSubrange(range, with: Data(repeating: blank, count: range.count))
    }
    return !found.isEmpty
  }

  /// Sets the text for the compiler, in which refused code and imports are replaced.
  mutating func replaceRefusedCode(with text: Data) {
    staged = text
    if let own = methods?.source, text.range(of: Data(own.utf8)) == nil { methods = nil }
    imports.removeAll { !text.dropFirst($0.offset).starts(with: $0.module.utf8) }
  }

  /// Sets the text for the compiler, with the same lines.
  mutating func restage(_ text: String) {
    staged = Data(text.utf8)
  }

  /// Returns paths, and those of all Swift files in folders among them, without those that no
  /// target of an Xcode project compiles.
  static func files(
    in paths: [String], in project: ProjectFolders = ProjectFolders(), for platform: Platform = .iOS
  ) throws -> [String] {
    var seen: Set<String> = []
    return try paths.flatMap { path in
      try path.isFolder
        ? project.compiled(swiftFiles(in: path), of: path, for: platform) : [path]
    }
    .filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
  }

  /// Returns the files at paths, all Swift files in folders among the paths, and those of the
  /// targets of local packages that these import.
  static func files(
    at paths: [String], in project: ProjectFolders = ProjectFolders(),
    conditions: BuildConditions = BuildConditions(), modules: Set<String> = []
  ) throws -> [SourceFile] {
    let named = try files(in: paths, in: project, for: conditions.platform)
    let imported = project.importedPackages(of: named).targets
    let local = imported.map { target in
      target.files.map { SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0)) }
    }
    let files = named + local.joined()
    var conditions = conditions
    conditions.packageModules = Set(try project.packages(of: files).modules.map(\.name))
    conditions.ownModules = ownModules(of: files, in: project).union(modules)
      .subtracting(conditions.packageModules).union(imported.map(\.module))
    return try named.map { try SourceFile(path: $0, conditions: conditions) }
      + local.flatMap { files in
        var own = conditions
        own.flags = project.settings(ofFilesAt: files).conditions.union(["DEBUG"])
        return try files.map { try SourceFile(path: $0, conditions: own) }
      }
  }

  /// Returns the names of the folders that contain files, and of the targets of packages around the
  /// files, except names of system modules.
  ///
  /// The files of a module are in a folder with its name: a target of a package or of a project.
  static func ownModules(
    of files: [String], in project: ProjectFolders = ProjectFolders()
  ) -> Set<String> {
    let folders = Set(
      files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() })
    // Xcode names the module of "My App" My_App.
    let names = folders.flatMap(\.pathComponents).map { folder in
      String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    // Manifests may have to be evaluated.
    guard !project.importedModules.modules(of: files).isEmpty else {
      return Set(names).subtracting(AppleModules.known)
    }
    // A folder may have the name of a package that its own package needs, unless that is among the
    // files, too.
    let manifests = folders.compactMap { folder in
      project.around(folder).first { $0.manifest != nil }?.manifest
    }
    let needed = Set(manifests.flatMap(\.productNames)).subtracting(
      manifests.flatMap(\.targetNames))
    return Set(names + project.packageTargets(around: folders))
      .subtracting(needed).subtracting(AppleModules.known)
  }

  /// Returns the Swift files in a folder, sorted, without hidden folders, manifests, playgrounds,
  /// documentation, templates and scripts.
  ///
  /// A folder with more than `limit` entries at any depth, such as that of the whole computer, is not
  /// that of an app, and would take minutes.
  static func swiftFiles(in folder: String, limit: Int = 200_000) throws -> [String] {
    // The enumerator does not follow a link that is the folder itself.
    let top = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
    let enumerator = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    guard access(folder, R_OK | X_OK) == 0 else {
      throw Failure.unreadable(path: folder, reason: systemErrorReason())
    }
    let root = top.standardizedFileURL.path
    var all: [URL] = []
    while let entry = enumerator?.nextObject() as? URL {
      guard all.count < limit else {
        throw Failure.unreadable(
          path: folder,
          reason: "it has more than \(limit) files and folders; name the folder of the sources")
      }
      all.append(entry)
    }
    for entry in all where entry.path.isFolder && access(entry.path, R_OK | X_OK) != 0 {
      Terminal.printError(
        "\(entry.path.visible): warning: skipped, since it cannot be read: \(systemErrorReason())")
    }
    let foreign = #/\.(?:playground|docc|xctemplate)\/|\/SourcePackages\/checkouts\//#
    let found = all.filter {
      $0.pathExtension.lowercased() == "swift" && $0.lastPathComponent != "Package.swift"
        && !$0.path.isFolder && !$0.path.dropFirst(root.count).contains(foreign)
        && !isScript($0)
    }
    .map { folder.trimmingSuffix("/") + $0.standardizedFileURL.path.dropFirst(root.count) }
    .sorted()
    guard !found.isEmpty else { throw Failure.noSources(folder: folder) }
    return found
  }

  /// Whether a file begins with the name of its interpreter, so that it is a program of its own.
  private static func isScript(_ file: URL) -> Bool {
    // A pipe is never opened: it may have no writer.
    guard (try? InputFile.check(file.path, limit: .text)) != nil,
      let handle = try? FileHandle(forReadingFrom: file)
    else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 2)) == Data("#!".utf8)
  }
}

extension [SourceFile] {
  /// The folders that contain the files.
  var folders: [URL] {
    let folders = map {
      URL(fileURLWithPath: $0.path).deletingLastPathComponent().standardizedFileURL
    }
    return Set(folders).sorted { $0.path < $1.path }
  }
}

extension String {
  /// Whether the path is that of a folder.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether the compiler, which drops a leading "./", would interpret the path as an option or as
  /// a list of arguments.
  fileprivate var isArgument: Bool {
    var name = self[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    return name.hasPrefix("-") || name.hasPrefix("@")
  }

  fileprivate var exists: Bool { FileManager.default.fileExists(atPath: self) }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
