import Foundation
import Testing

@testable import snap

struct PackageDumpTests {
  @Test func theOnlyTargetMayHaveTheWholeFolderOfSources() throws {
    let folder = try TemporaryFolder(with: [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
      """,
      "Sources/Card.swift": "", "Tests/KitTests/CardTests.swift": "",
    ])
    defer { folder.remove() }
    let targets = try PackageManifests(of: folder.url).targets
    #expect(targets.map(\.files) == [[folder.path("Sources/Card.swift")]])
  }

  @Test func aManifestIsEvaluatedAgainOnlyAfterAChange() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let package = folder.url.appending(path: "Package", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let caches = folder.url.path + "/cache"
    let cache = try CompileCache(environment: ["SNAP_CACHE": caches])
    for (name, evaluations) in [("First", 1), ("First", 1), ("Second", 2)] {
      try Data(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(name)")
        """.utf8
      ).write(to: package.appending(path: "Package.swift"))
      #expect(try PackageDump(of: package, cache: cache).name == name)
      let entries = try FileManager.default.contentsOfDirectory(atPath: caches)
      #expect(entries.count { $0.hasPrefix("manifest-") } == evaluations)
    }
  }
}
