import Foundation

/// The text of a package's manifest, read without running it.
struct ManifestText {
  private let text: String

  /// Reads `Package.swift` in a folder; nil if there is none.
  init?(in folder: URL) {
    let file = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.text = text.replacing(#/(?m)^\s*\/\/(?! swift-tools-version).*$/#, with: "")
  }

  /// The names of the targets, without tests, macros and plugins.
  var targetNames: [String] {
    text.matches(of: #/\.(?:target|executableTarget)\(\s*name:\s*"(\w+)"/#).map { String($0.1) }
  }

  /// The paths of the packages on this computer on which the package depends.
  var localDependencies: [String] {
    text.matches(of: #/\.package\(\s*(?:name:\s*"[^"]*",\s*)?path:\s*"([^"]+)"/#)
      .map { String($0.1) }
  }

  /// Returns the settings of the target with a folder that is on a path from the package's folder.
  func settings(ofFilesIn folders: [String]) -> BuildSettings {
    // Each target is the text up to the next one.
    let starts = text.matches(of: #/\.(?:target|executableTarget|testTarget|macro|plugin)\(/#)
      .map(\.range.lowerBound)
    let targets = zip(starts, starts.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
    let path = "/" + folders.joined(separator: "/") + "/"
    let target = targets.first { target in
      guard target.hasPrefix(".target(") || target.hasPrefix(".executableTarget(") else {
        return false
      }
      let names = [
        target.firstMatch(of: #/name:\s*"([^"]+)"/#)?.1,
        target.firstMatch(of: #/path:\s*"([^"]+)"/#)?.1,
      ]
      return names.contains { $0.map { path.contains("/\($0)/") } ?? false }
    }
    guard let target else {
      // The targets of a whole package are compiled as one module.
      return BuildSettings(conditions: folders.isEmpty ? Self.conditions(in: text[...]) : [])
    }
    // Settings that several targets share are in a variable.
    let refersToVariable = target.contains(#/swiftSettings:\s*\w/#)
    let settings = refersToVariable ? text[...] : target
    let own = settings.firstMatch(of: #/\.swiftLanguage(?:Mode|Version)\(\s*\.v(\d)/#)?.1
    let all = text.firstMatch(
      of: #/swiftLanguage(?:Modes|Versions):\s*\[\s*\.(?:v(\d)|version\("(\d))/#)
    let tools = text.firstMatch(of: #/swift-tools-version:\s*(\d)/#)?.1
    return BuildSettings(
      languageMode: LanguageMode(version: own ?? all?.1 ?? all?.2 ?? tools),
      isMainActorIsolated: settings.contains(#/\.defaultIsolation\(\s*MainActor\.self/#),
      conditions: Self.conditions(in: settings))
  }

  /// The conditions that settings define, without those for other platforms than iOS.
  private static func conditions(in settings: Substring) -> Set<String> {
    let pattern = #/\.define\(\s*"(\w+)"(?:\s*,\s*\.when\(\s*platforms:\s*\[([^\]]*)\])?/#
    return Set(
      settings.matches(of: pattern).filter { match in
        match.2.map { $0.contains(#/\.iOS\b/#) || !$0.contains(".") } ?? true
      }
      .map { String($0.1) })
  }
}
