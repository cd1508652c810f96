import Foundation
import Testing

/// The rule of CONTRIBUTING on tests that mirror sources.
struct MirrorTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders whose sources the files of a folder in `Tests` mirror, where it is not the one of
  /// the same name in `Sources`.
  private static let mirrored = [
    "CombineTests": "Sources/Shims/Combine", "MacroTests": "Sources/Macros",
    "ShimTests": "Sources/Shims", "fuzzTests": "Fuzz",
  ]

  /// The paths of the Swift files in a folder, relative to it.
  private static func files(in folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    return (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
  }

  /// The folder of the sources that a folder of tests mirrors; nil if it mirrors none, as
  /// `DocumentationTests` does.
  private static func sources(of tests: String) -> String? {
    let folder = mirrored[tests] ?? "Sources/" + tests.dropLast("Tests".count)
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(folder).path)
      ? folder : nil
  }

  @Test func testsOfASourceAreInTheMirroredFolder() throws {
    let sources =
      (Self.files(in: "Sources").map { "Sources/" + $0 })
      + Self.files(in: "Fuzz").map { "Fuzz/" + $0 }
    let places = Dictionary(grouping: sources) { ($0 as NSString).lastPathComponent }
    var count = 0
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Tests").path)
    for target in targets.sorted() where target.hasSuffix("Tests") {
      guard let folder = Self.sources(of: target) else { continue }
      for test in Self.files(in: "Tests/\(target)") where test.hasSuffix("Tests.swift") {
        let source = String(test.dropLast("Tests.swift".count)) + ".swift"
        guard let known = places[(source as NSString).lastPathComponent] else { continue }
        count += 1
        #expect(
          known.contains("\(folder)/\(source)"),
          "Tests/\(target)/\(test) has the name of \(known.joined(separator: ", "))")
      }
    }
    #expect(count > 400)
  }
}
