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
  }

  struct Resource: Decodable {}

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Dependency: Decodable {
    struct Folder: Decodable { var path: String }
    var fileSystem: [Folder]?
  }

  /// A target, or a product of another package, on which a target depends.
  struct TargetDependency: Decodable {
    let name: String
    /// The name of the package with the product, as the manifest writes it.
    let package: String?
    /// The platforms on which the target depends on it; nil for all.
    let platforms: [String]?

    private enum CodingKeys: CodingKey { case byName, product, target }
    private struct Condition: Decodable { var platformNames: [String]? }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = container.allKeys.first ?? .byName
      var parts = try container.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      package = key == .product ? try parts.decodeIfPresent(String.self) : nil
      // The aliases of modules.
      if key == .product { _ = try parts.decodeIfPresent([String: String].self) }
      platforms = try parts.decodeIfPresent(Condition.self)?.platformNames
    }
  }

  /// A setting of a target for one of its tools.
  struct Setting: Decodable {
    struct Kind: Decodable {
      struct Value: Decodable { var _0: String }
      var define: Value?
      var headerSearchPath: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
    }

    var tool: String
    var kind: Kind
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]

  /// Returns what the package manager prints about the package in a folder.
  static func text(of folder: URL) throws -> String {
    let command = ["swift", "package", "--package-path", folder.path, "dump-package"]
    guard let text = try ChildProcess.output(of: command, messages: .standardError) else {
      throw Failure.unreadable(
        path: folder.appendingPathComponent("Package.swift").path,
        reason: "'swift package dump-package' does not understand it")
    }
    return text
  }

  /// Reads what the package manager prints about the package in a folder.
  init(_ text: String, of folder: URL) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      throw Failure.unreadable(
        path: folder.appendingPathComponent("Package.swift").path, reason: error.reason)
    }
  }
}

extension PackageDump.Target {
  /// Returns the folder with the target's files in a package; nil if there is none.
  func folder(in package: URL) -> URL? {
    let folders =
      path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
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
