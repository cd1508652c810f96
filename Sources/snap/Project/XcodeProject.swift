import Foundation

/// An Xcode project: its targets and their files.
struct XcodeProject {
  /// The folder `NAME.xcodeproj`.
  private let folder: URL
  private let objects: [String: [String: Any]]
  private let rootID: String

  init(at folder: URL) throws {
    self.folder = folder
    let file = folder.appendingPathComponent("project.pbxproj")
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil)
    } catch {
      throw Failure.unreadable(path: file.path, reason: error.reason)
    }
    guard let list = list as? [String: Any], let rootID = list["rootObject"] as? String,
      let objects = list["objects"] as? [String: [String: Any]], objects[rootID] != nil
    else { throw Failure.unreadable(path: file.path, reason: "it is no project of Xcode") }
    self.objects = objects
    self.rootID = rootID
  }

  /// Returns the targets with Swift files, without tests, and those of local packages.
  ///
  /// A target for another platform is left out with a message.
  func targets(for platform: Platform) throws -> [ProjectTarget] {
    let places = places()
    var otherPlatforms: [Platform] = []
    var targets: [ProjectTarget] = []
    for id in strings("targets", of: rootID) where string("isa", of: id) == "PBXNativeTarget" {
      guard !isTest(id), let name = string("name", of: id) else { continue }
      let files = files(of: id, places, for: platform)
      guard !files.isEmpty else { continue }
      if let own = self.platform(of: id), own != platform {
        otherPlatforms.append(own)
        Terminal.printError(
          "target '\(name.visible)' is left out, since it is for \(own.rawValue); "
            + "'--platform \(own.rawValue)' tests it")
        continue
      }
      // Catalogs are among the listed resources, or anywhere in a folder of the target.
      let synchronized = strings("fileSystemSynchronizedGroups", of: id)
        .compactMap { places[$0]?.path }
      let listed = listedResources(of: id, places)
        .map { ($0 as NSString).deletingLastPathComponent }
      var seen: Set<String> = []
      targets.append(
        ProjectTarget(
          name: name, files: files,
          folders: (synchronized + listed).filter { seen.insert($0).inserted }))
    }
    if targets.isEmpty, let other = otherPlatforms.first {
      throw Failure.choice(
        "no target is for \(platform.rawValue): use '--platform \(other.rawValue)'")
    }
    let packages = PackageManifests(of: localPackages, beside: localPackages)
    packages.problems.forEach(Terminal.printError)
    return targets + packages.targets
  }

  /// The paths of the Swift files that targets compile.
  struct CompiledFiles {
    /// Those of each target for a platform without tests, that of the app first.
    var targets: [(name: String, files: Set<String>)] = []
    /// Those that only tests compile.
    var ofTests: Set<String> = []
    /// Those that only targets for other platforms compile.
    var ofOtherPlatforms: Set<String> = []
  }

  func compiledFiles(for platform: Platform) -> CompiledFiles {
    let places = places()
    var found = CompiledFiles()
    for id in strings("targets", of: rootID) {
      let paths = Set(files(of: id, places, for: platform))
      found.ofOtherPlatforms.formUnion(Set(files(of: id, places)).subtracting(paths))
      if isTest(id) {
        found.ofTests.formUnion(paths)
      } else if let own = self.platform(of: id), own != platform {
        found.ofOtherPlatforms.formUnion(paths)
      } else {
        let target = (name: string("name", of: id) ?? "", files: paths)
        found.targets.insert(target, at: isApp(id) ? 0 : found.targets.count)
      }
    }
    let members = found.targets.reduce(into: Set()) { $0.formUnion($1.files) }
    found.ofTests.subtract(members)
    found.ofOtherPlatforms.subtract(members)
    return found
  }

  /// Whether a target is an app.
  var hasApp: Bool { strings("targets", of: rootID).contains(where: isApp) }

  private func isApp(_ target: String) -> Bool {
    string("productType", of: target)?.hasSuffix(".application") == true
  }

  private func isTest(_ target: String) -> Bool {
    let type = string("productType", of: target) ?? ""
    return type.contains("unit-test") || type.contains("ui-testing")
  }

  // MARK: Settings

  /// Returns the settings of the target with the name of a folder on a path from the project's
  /// folder; those of the app if no target has one.
  func settings(ofFilesIn folders: [String]) -> BuildSettings {
    let targets = strings("targets", of: rootID).filter { !isTest($0) }
    let target =
      targets.first { folders.contains(string("name", of: $0) ?? "") }
      ?? targets.first(where: isApp)
      ?? targets.first
    // The settings of the target replace those of the project.
    let settings = [rootID, target].compactMap { $0 }.reduce(into: [String: Any]()) {
      $0.merge(debugSettings(of: $1)) { $1 }
    }
    let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String ?? ""
    var texts = settings.compactMapValues { $0 as? String }
    let name = target.flatMap { string("name", of: $0) } ?? ""
    texts["SRCROOT"] = folder.deletingLastPathComponent().path
    for key in ["TARGET_NAME", "PRODUCT_NAME"] where texts[key] == nil { texts[key] = name }
    return BuildSettings(
      languageMode: LanguageMode(version: (settings["SWIFT_VERSION"] as? String)?.prefix(1)),
      isMainActorIsolated: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor",
      conditions: Set(words.split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") }),
      texts: texts)
  }

  /// The settings of a target or of the project for debugging, or the first ones.
  private func debugSettings(of id: String) -> [String: Any] {
    let all = configurations(of: id)
    let chosen = all.first { string("name", of: $0) == "Debug" } ?? all.first
    return chosen.flatMap { objects[$0]?["buildSettings"] as? [String: Any] } ?? [:]
  }

  private func configurations(of id: String) -> [String] {
    string("buildConfigurationList", of: id).map { strings("buildConfigurations", of: $0) } ?? []
  }

  // MARK: Objects

  private func string(_ key: String, of id: String) -> String? { objects[id]?[key] as? String }
  private func strings(_ key: String, of id: String) -> [String] {
    objects[id]?[key] as? [String] ?? []
  }

  /// The files and folders of the project by their identifiers.
  private func places() -> [String: URL] {
    let root = URL(
      fileURLWithPath: folder.deletingLastPathComponent().path + "/"
        + (string("projectDirPath", of: rootID) ?? ""), isDirectory: true
    ).standardizedFileURL
    var places: [String: URL] = [:]
    var folders = FoldersIgnoringCase(root: root)
    func visit(_ id: String, in parent: URL) {
      guard places[id] == nil else { return }
      let path = string("path", of: id) ?? ""
      let place: URL
      switch string("sourceTree", of: id) {
      case "<group>": place = path.isEmpty ? parent : parent.appendingPathComponent(path)
      case "SOURCE_ROOT": place = path.isEmpty ? root : root.appendingPathComponent(path)
      case "<absolute>": place = URL(fileURLWithPath: path)
      default: return
      }
      places[id] = folders.existing(place.standardizedFileURL)
      for child in strings("children", of: id) { visit(child, in: place) }
    }
    if let main = string("mainGroup", of: rootID) { visit(main, in: root) }
    return places
  }

  /// The references to files in a build phase.
  private func buildFiles(of phase: String, for platform: Platform?) -> [String] {
    strings("files", of: phase).filter { file in
      let only = string("platformFilter", of: file).map { [$0] }
      return platform?.isAmong(only ?? strings("platformFilters", of: file)) ?? true
    }
    .compactMap { string("fileRef", of: $0) }
  }

  /// The Swift files of a target, without those for other platforms than the given one.
  private func files(
    of target: String, _ places: [String: URL], for platform: Platform? = nil
  ) -> [String] {
    let listed = references(of: target, in: "PBXSourcesBuildPhase", for: platform)
      .compactMap { places[$0]?.path }
    let own = Set(strings("fileSystemSynchronizedGroups", of: target))
    var files = listed
    for (id, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard let root = places[id] else { continue }
      // The files that a target leaves out, or those that it takes of the folder of another.
      let exceptions = Set(exceptions(of: id, for: target, in: root))
      guard own.contains(id) || !exceptions.isEmpty else { continue }
      let filters = strings("exceptions", of: id).filter { string("target", of: $0) == target }
        .compactMap { objects[$0]?["platformFiltersByRelativePath"] as? [String: [String]] }
        .joined().filter { platform?.isAmong($0.value) == false }
        .map { root.appendingPathComponent($0.key).standardizedFileURL.path }
      files += FolderEntries.sources(in: [root], where: FolderEntries.isSource)
        .filter { own.contains(id) != exceptions.contains($0) && !filters.contains($0) }
    }
    var seen: Set<String> = []
    return files.filter {
      $0.hasSuffix(".swift") && seen.insert($0).inserted
        && FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The whole paths of the files of a synchronized folder that a target leaves out or, if the folder
  /// is another's, takes.
  private func exceptions(of group: String, for target: String, in root: URL) -> [String] {
    strings("exceptions", of: group).filter { string("target", of: $0) == target }
      .flatMap { strings("membershipExceptions", of: $0) }
      .map { root.appendingPathComponent($0).standardizedFileURL.path }
  }

  /// The paths of the resources that a target lists: in its phase of resources, and among the files
  /// that it takes of the synchronized folders of others.
  private func listedResources(of target: String, _ places: [String: URL]) -> [String] {
    let phase = references(of: target, in: "PBXResourcesBuildPhase").compactMap { places[$0]?.path }
    let own = Set(strings("fileSystemSynchronizedGroups", of: target))
    let taken = objects.keys.sorted().filter { id in
      string("isa", of: id) == "PBXFileSystemSynchronizedRootGroup" && !own.contains(id)
    }
    .flatMap { id in places[id].map { exceptions(of: id, for: target, in: $0) } ?? [] }
    return phase + taken.filter { !$0.hasSuffix(".swift") }
  }

  /// The platform of a target; nil if it is for several, or does not say.
  private func platform(of target: String) -> Platform? {
    for id in [target, rootID] {
      for configuration in configurations(of: id) {
        let settings = objects[configuration]?["buildSettings"] as? [String: Any]
        switch settings?["SDKROOT"] as? String {
        case "iphoneos": return .iOS
        case "macosx": return .macOS
        case "watchos": return .watchOS
        case "appletvos": return .tvOS
        case "xros": return .visionOS
        case nil: continue
        default: return nil
        }
      }
    }
    return nil
  }

  /// The resources of a target.
  struct Resources {
    var isApp: Bool
    /// The catalogs and the folders with resources.
    var paths: [String]
    /// The resources and the models that the target lists one by one.
    var listed: [String]
    /// The folders that its bundle contains as folders, which Xcode shows in blue.
    var wholeFolders: [String]
    /// The Swift files of the target.
    var files: Set<String>
  }

  /// The resources of each target without tests.
  var resources: [Resources] {
    let places = places()
    return strings("targets", of: rootID).filter { !isTest($0) }.map { id in
      let synchronized = strings("fileSystemSynchronizedGroups", of: id)
      let listed = listedResources(of: id, places)
      return Resources(
        isApp: isApp(id), paths: listed + synchronized.compactMap { places[$0]?.path },
        listed: listed + models(of: id, places), wholeFolders: wholeFolders(of: id, places),
        files: Set(files(of: id, places)))
    }
  }

  /// The paths of the models that a target compiles.
  private func models(of target: String, _ places: [String: URL]) -> [String] {
    references(of: target, in: "PBXSourcesBuildPhase").compactMap { places[$0] }
      .filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }.map(\.path)
  }

  private func wholeFolders(of target: String, _ places: [String: URL]) -> [String] {
    let listed = references(of: target, in: "PBXResourcesBuildPhase")
      .filter { string("lastKnownFileType", of: $0) == "folder" }.compactMap { places[$0]?.path }
    let explicit = strings("fileSystemSynchronizedGroups", of: target).flatMap { group in
      strings("explicitFolders", of: group).compactMap {
        places[group]?.appendingPathComponent($0).standardizedFileURL.path
      }
    }
    return (listed + explicit).filter(\.isFolder)
  }

  /// The references to files in the build phases of a kind.
  private func references(
    of target: String, in kind: String, for platform: Platform? = nil
  ) -> [String] {
    strings("buildPhases", of: target).filter { string("isa", of: $0) == kind }
      .flatMap { buildFiles(of: $0, for: platform) }
  }

  /// The addresses of the repositories of packages.
  var remotePackages: [String] {
    strings("packageReferences", of: rootID).compactMap { string("repositoryURL", of: $0) }
  }

  /// The folders of local packages: as Xcode 15 writes them, and as folders among the files.
  var localPackages: [URL] {
    let places = places()
    let root = folder.deletingLastPathComponent()
    let listed = strings("packageReferences", of: rootID)
      .compactMap { string("relativePath", of: $0) }
      .map { root.appendingPathComponent($0).standardizedFileURL }
    let folders = places.filter { string("isa", of: $0.key) == "PBXFileReference" }.values
      .filter(\.path.isFolder).sorted { $0.path < $1.path }
    return (listed + folders).filter(\.isPackage)
  }
}

extension Platform {
  /// Whether a file with these filters of a project is for the platform.
  fileprivate func isAmong(_ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains(self == .visionOS ? "xros" : rawValue.lowercased())
  }
}
