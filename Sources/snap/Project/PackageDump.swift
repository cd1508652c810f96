import Foundation

/// The parts of a package's manifest that are used, as `swift package dump-package` prints them.
struct PackageDump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var publicHeadersPath: String?
    var resources: [Resource]?
    var settings: [Setting]?
    var dependencies: [TargetDependency]?

    /// The folders of a package in which targets without paths have theirs.
    static let folders = ["Sources", "Source", "src", "srcs"]
  }

  struct Resource: Decodable {}

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Dependency: Decodable {
    struct Folder: Decodable { var path: String }
    struct Repository: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { var urlString: String }
        var remote: [Address]?
      }
      var location: Location
    }
    var fileSystem: [Folder]?
    var sourceControl: [Repository]?
  }

  /// A target, or a product of another package, on which a target depends.
  struct TargetDependency: Decodable {
    let name: String
    /// The name of the package with the product, as the manifest writes it.
    let package: String?
    /// Whether the target depends on it in apps of iOS.
    let isForApps: Bool

    private enum CodingKeys: CodingKey { case byName, product, target }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = container.allKeys.first ?? .byName
      var parts = try container.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      package = key == .product ? try parts.decodeIfPresent(String.self) : nil
      // The aliases of modules.
      if key == .product { _ = try parts.decodeIfPresent([String: String].self) }
      isForApps = try parts.decodeIfPresent(Condition.self)?.isForApps ?? true
    }
  }

  /// A setting of a target for one of its tools.
  struct Setting: Decodable {
    struct Kind: Decodable {
      struct Value: Decodable { var _0: String }
      var define: Value?
      var defaultIsolation: Value?
      var swiftLanguageMode: Value?
      var headerSearchPath: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
    }

    var tool: String
    var kind: Kind
    var condition: Condition?
  }

  /// The condition of a setting or a dependency.
  struct Condition: Decodable {
    var platformNames: [String]?
    /// The configuration to which the condition limits a setting; nil for both.
    var config: String?

    /// Whether it is true for debug builds of apps of iOS, as whose code all code is compiled.
    var isForApps: Bool {
      config != "release" && platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true
    }
  }

  struct ToolsVersion: Decodable { var _version: String }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?

  /// Evaluates the manifest of the package in a folder; the cache keeps the outcome until the
  /// manifest changes.
  init(of folder: URL, cache: CompileCache) throws {
    let path = folder.appendingPathComponent("Package.swift").path
    do {
      let file = try cache.file(Self.key(of: folder)) { file in
        // Another command of the package manager may have locked the package's own folder.
        let scratch = file.deletingLastPathComponent().appending(path: "scratch")
        let command = [
          "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
          "dump-package",
        ]
        defer { try? FileManager.default.removeItem(at: scratch) }
        guard let text = try ChildProcess.output(of: command, messages: .standardError) else {
          throw Failure.unreadable(
            path: path, reason: "'swift package dump-package' does not understand it")
        }
        try Data(text.utf8).write(to: file)
      }
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
      placeOnlyTarget(in: folder)
    } catch let error as DecodingError {
      throw Failure.unreadable(path: path, reason: error.reason)
    }
  }

  /// Gives the only target with sources the whole folder of sources if it has none of its own there.
  private mutating func placeOnlyTarget(in folder: URL) {
    let own = targets.indices.filter {
      ["regular", "executable", "macro", "system"].contains(targets[$0].type)
    }
    guard own.count == 1, targets[own[0]].path == nil, targets[own[0]].folder(in: folder) == nil
    else { return }
    targets[own[0]].path = Target.folders.first { folder.appending(path: $0).path.isFolder }
  }

  private static func key(of folder: URL) throws -> CacheKey {
    var key = CacheKey(.manifest)
    key.combine(folder.path)
    // Other versions of Swift may have manifests of their own.
    for file in ResourceFolders.contents(of: folder)
    where file.lastPathComponent.hasPrefix("Package") && file.pathExtension == "swift" {
      let contents = try Data(contentsOf: file)
      key.combine(contents)
      guard contents.range(of: Data("environment".utf8)) != nil else { continue }
      for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key }) {
        key.combine("\(name)=\(value)")
      }
    }
    return key
  }
}

extension PackageDump {
  /// The text of a manifest that has literals for all that `ManifestText` reads.
  var literalManifest: String {
    let literal = ViewProgramSource.literal
    var lines = ["// swift-tools-version: \(toolsVersion._version)"]
    if let version = swiftLanguageVersions?.first {
      lines.append("swiftLanguageModes: [.version(\(literal(version)))],")
    }
    lines += products.map { ".library(name: \(literal($0.name)))," }
    for dependency in dependencies {
      lines += (dependency.fileSystem ?? []).map { ".package(path: \(literal($0.path)))," }
      lines += (dependency.sourceControl ?? []).flatMap { $0.location.remote ?? [] }
        .map { ".package(url: \(literal($0.urlString)))," }
    }
    for target in targets {
      guard let function = ["regular": "target", "executable": "executableTarget"][target.type]
      else { continue }
      let products = (target.dependencies ?? []).filter { $0.package != nil }
        .map { ".product(name: \(literal($0.name)))" }
      let settings = (target.settings ?? []).filter {
        $0.tool == "swift" && $0.condition?.isForApps ?? true
      }
      .compactMap { setting -> String? in
        let kind = setting.kind
        if let name = kind.define?._0 { return ".define(\(literal(name)))" }
        if let actor = kind.defaultIsolation?._0 { return ".defaultIsolation(\(actor).self)" }
        return kind.swiftLanguageMode.map {
          ".swiftLanguageMode(.version(\(literal($0._0))))"
        }
      }
      let arguments =
        ["name: \(literal(target.name))"] + (target.path.map { ["path: \(literal($0))"] } ?? [])
        + products + settings
      lines.append(".\(function)(\(arguments.joined(separator: ", "))),")
    }
    return lines.joined(separator: "\n")
  }
}

extension PackageDump.Target {
  /// Returns the folder with the target's files in a package; nil if there is none.
  func folder(in package: URL) -> URL? {
    let folders = path.map { [$0] } ?? Self.folders.map { "\($0)/\(name)" }
    return folders.map { package.appendingPathComponent($0).standardizedFileURL }
      .first { $0.path.isFolder }
  }

  /// Returns the whole paths of the files in the target's folder whose names are wanted, sorted,
  /// without the excluded ones.
  func files(in folder: URL, where isWanted: (String) -> Bool) -> [String] {
    let excluded = (exclude ?? []).map {
      folder.appendingPathComponent($0).standardizedFileURL.path
    }
    let roots = sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } }
    return FolderEntries.sources(in: roots ?? [folder], where: isWanted).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }
}
