import Foundation

/// The settings of a project with which Xcode or SwiftPM compiles sources.
struct BuildSettings: Equatable {
  /// The language mode; nil if no project sets one.
  var languageMode: LanguageMode?
  /// Whether declarations are isolated to the main actor unless they say otherwise.
  var isMainActorIsolated = false
  /// The compilation conditions besides `DEBUG`.
  var conditions: Set<String> = []

  init() {}

  /// Reads the settings of the target that contains files, in the nearest project around the first.
  ///
  /// A package is a project for the files of its targets only.
  init(ofFilesAt paths: [String]) {
    guard let path = paths.first else { return }
    let start = URL(fileURLWithPath: path).standardizedFileURL
    var folder = path.isFolder ? start : start.deletingLastPathComponent()
    for _ in 0..<8 where folder.path != "/" {
      let below = start.path.dropFirst(folder.path.count).split(separator: "/").map(String.init)
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8) {
        read(manifest: text, folders: below)
        return
      }
      let entries = ResourceFolders.contents(of: folder)
      if let project = entries.first(where: { $0.pathExtension == "xcodeproj" }) {
        read(project: project, folders: below)
        return
      }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
  }

  // MARK: Packages

  private mutating func read(manifest: String, folders: [String]) {
    let text = manifest.replacing(#/(?m)^\s*\/\/(?! swift-tools-version).*$/#, with: "")
    // Each target is the text up to the next one.
    let starts = text.matches(of: #/\.(?:target|executableTarget|testTarget|macro|plugin)\(/#)
      .map(\.range.lowerBound)
    let targets = zip(starts, starts.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
    let target = targets.first { target in
      guard target.hasPrefix(".target(") || target.hasPrefix(".executableTarget(") else {
        return false
      }
      let names = [
        target.firstMatch(of: #/name:\s*"([^"]+)"/#)?.1,
        target.firstMatch(of: #/path:\s*"([^"]+)"/#)?.1,
      ]
      return names.contains { name in
        guard let name else { return false }
        let path = "/" + folders.joined(separator: "/") + "/"
        return path.contains("/\(name)/")
      }
    }
    guard let target else { return }
    // Settings that several targets share are in a variable.
    let refersToVariable = target.contains(#/swiftSettings:\s*\w/#)
    let settings = refersToVariable ? text[...] : target
    isMainActorIsolated = settings.contains(#/\.defaultIsolation\(\s*MainActor\.self/#)
    conditions = Set(settings.matches(of: #/\.define\(\s*"(\w+)"/#).map { String($0.1) })
    let own = settings.firstMatch(of: #/\.swiftLanguage(?:Mode|Version)\(\s*\.v(\d)/#)?.1
    let all = text.firstMatch(
      of: #/swiftLanguage(?:Modes|Versions):\s*\[\s*\.(?:v(\d)|version\("(\d))/#)
    let tools = text.firstMatch(of: #/swift-tools-version:\s*(\d)/#)?.1
    languageMode = Self.languageMode(own ?? all?.1 ?? all?.2 ?? tools)
  }

  // MARK: Projects of Xcode

  private typealias Object = [String: Any]

  private mutating func read(project: URL, folders: [String]) {
    guard let data = try? Data(contentsOf: project.appending(path: "project.pbxproj")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? Object, let objects = root["objects"] as? [String: Object],
      let main = (root["rootObject"] as? String).flatMap({ objects[$0] })
    else { return }
    let targets = (main["targets"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { !Self.isTest($0) }
    let target =
      targets.first { folders.contains($0["name"] as? String ?? "") }
      ?? targets.first { ($0["productType"] as? String)?.hasSuffix(".application") == true }
      ?? targets.first
    // The settings of the target replace those of the project.
    let settings = [main, target].compactMap { $0 }.reduce(into: Object()) { result, owner in
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
      let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
      let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
      result.merge(chosen?["buildSettings"] as? Object ?? [:]) { $1 }
    }
    languageMode = Self.languageMode((settings["SWIFT_VERSION"] as? String)?.prefix(1))
    isMainActorIsolated = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor"
    let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String ?? ""
    conditions = Set(words.split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") })
  }

  private static func isTest(_ target: Object) -> Bool {
    (target["productType"] as? String)?.contains("test") ?? false
  }

  /// Returns the mode of a major version; versions before 5 are compiled as 5.
  private static func languageMode(_ version: Substring?) -> LanguageMode? {
    version.flatMap { Int($0) }.map { $0 >= 6 ? .swift6 : .swift5 }
  }
}
