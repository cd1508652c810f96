import Foundation

/// A target of a package that the sources depend on, compiled as a module of its own.
struct PackageModule {
  enum Language {
    case swift
    /// C or C++, with a map of the module for Swift.
    case c
    /// A library of the system, which has only a map.
    case system
  }

  let target: PackageDump.Target
  let language: Language
  /// The folder of the package.
  let package: URL
  /// The folder of the target.
  let folder: URL
  /// The whole paths of the files to compile, sorted.
  let files: [String]
  /// The names of the modules on which the target depends, and of those on which these depend.
  var dependencies: [String] = []
  let settings: BuildSettings

  /// The module's name in `import`.
  var name: String { Self.name(of: target.name) }

  static func name(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The folder with the headers that other targets see.
  var headers: URL { folder.appendingPathComponent(target.publicHeadersPath ?? "include") }

  /// The arguments that enable the features of the language that the manifest names.
  var featureArguments: [String] {
    (target.settings ?? []).filter { $0.tool == "swift" }.flatMap { setting in
      (setting.kind.enableUpcomingFeature.map { ["-enable-upcoming-feature", $0._0] } ?? [])
        + (setting.kind.enableExperimentalFeature.map { ["-enable-experimental-feature", $0._0] }
          ?? [])
    }
  }

  /// The arguments for the compiler of C that the manifest names.
  var argumentsOfC: [String] {
    (target.settings ?? []).filter { ["c", "cxx"].contains($0.tool) }.flatMap { setting in
      (setting.kind.define.map { ["-D\($0._0)"] } ?? [])
        + (setting.kind.headerSearchPath.map {
          ["-I", folder.appendingPathComponent($0._0).path]
        } ?? [])
    }
  }

  /// Whether its bundle has files: those that the manifest lists, and kinds that need no rule.
  let hasResources: Bool

  /// Finds the files of a target; nil for tests, macros, plugins and binaries.
  init?(_ target: PackageDump.Target, of package: URL, settings: BuildSettings) {
    guard ["regular", "executable", "system"].contains(target.type),
      let folder = target.folder(in: package)
    else { return nil }
    let swift = target.files(in: folder, where: FolderEntries.isSource)
    if target.type == "system" {
      (language, files) = (.system, [])
    } else if swift.isEmpty {
      language = .c
      files = target.files(in: folder) { Self.extensions.contains(($0 as NSString).pathExtension) }
    } else {
      (language, files) = (.swift, swift)
    }
    hasResources =
      target.resources?.isEmpty == false
      || FolderEntries(of: folder.path).all.contains { $0.hasCatalog(of: Self.knownResources) }
    self.target = target
    self.package = package
    self.folder = folder
    self.settings = settings
  }

  /// The extensions of the resources that Xcode processes without a rule in the manifest.
  private static let knownResources: Set = [
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings", "nib", "storyboard",
    "xib",
  ]

  /// The extensions of the files that the compiler of C compiles.
  ///
  /// Objective-C needs a runtime that Linux does not have.
  private static let extensions: Set = ["c", "cc", "cpp", "cxx", "S"]
}
