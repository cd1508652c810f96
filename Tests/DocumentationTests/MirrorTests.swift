import Foundation
import Testing

/// The rule of CONTRIBUTING on tests that mirror sources.
struct MirrorTests {
  /// The folders whose sources the files of a folder in `Tests` mirror, where it is not the one of
  /// the same name in `Sources`.
  private static let mirrored = [
    "CombineTests": "Sources/Shims/Combine", "MacroTests": "Sources/Macros",
    "ShimTests": "Sources/Shims", "fuzzTests": "Fuzz",
  ]

  /// The folder of the sources that a folder of tests mirrors; nil if it mirrors none, as
  /// `DocumentationTests` does.
  private static func sources(of tests: String) -> String? {
    let folder = mirrored[tests] ?? "Sources/" + tests.dropLast("Tests".count)
    return FileManager.default.fileExists(
      atPath: BuiltPackage.root.appendingPathComponent(folder).path)
      ? folder : nil
  }

  @Test func testsOfASourceAreInTheMirroredFolder() throws {
    let sources =
      (BuiltPackage.swiftFiles(in: "Sources").map { "Sources/" + $0 })
      + BuiltPackage.swiftFiles(in: "Fuzz").map { "Fuzz/" + $0 }
    let places = Dictionary(grouping: sources) { ($0 as NSString).lastPathComponent }
    var count = 0
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: BuiltPackage.root.appendingPathComponent("Tests").path)
    for target in targets.sorted() where target.hasSuffix("Tests") {
      guard let folder = Self.sources(of: target) else { continue }
      for test in BuiltPackage.swiftFiles(in: "Tests/\(target)") where test.hasSuffix("Tests.swift")
      {
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
