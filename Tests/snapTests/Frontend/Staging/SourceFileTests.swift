import Foundation
import Testing

@testable import snap

struct SourceFileTests {
  /// A folder such as that of the whole computer is refused before all of it is read.
  @Test func aFolderWithTooManyEntriesIsRefused() throws {
    let folder = try PictureFolder()
    for name in ["A.swift", "B.swift", "notes.txt"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    #expect(
      try SourceFile.swiftFiles(in: folder.path, limit: 3)
        == ["\(folder.path)/A.swift", "\(folder.path)/B.swift"])
    do {
      _ = try SourceFile.swiftFiles(in: folder.path, limit: 2)
      Issue.record("the folder is read")
    } catch Failure.unreadable(let path, let reason) {
      #expect(path == folder.path)
      #expect(
        reason == "it has more than 2 files and folders; name the folder of the sources")
    }
  }

  @Test func aScriptInAFolderIsNoSource() throws {
    let folder = try TemporaryFolder(with: [
      "App/Home.swift": "", "Tools/licences.swift": "#!/usr/bin/env swift\nprint(1)",
    ])
    defer { folder.remove() }
    #expect(try SourceFile.swiftFiles(in: folder.url.path) == [folder.path("App/Home.swift")])
  }

  /// Each target of a package has its own conditions, also when it is compiled with an app.
  @Test func filesOfALocalPackageHaveTheConditionsOfTheirTarget() throws {
    let condition = "#if iOS && SWIFT_PACKAGE && DEBUG\n// shown\n#endif\n"
    let folder = try TemporaryFolder(with: [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "Local")],
        targets: [.target(name: "App", dependencies: [.product(name: "Theme", package: "Local")])])
      """,
      "Sources/App/Home.swift": "import Theme\n\(condition)",
      "Local/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Local", products: [.library(name: "Theme", targets: ["Theme"])],
        targets: [
          .target(name: "Theme", swiftSettings: [.define("iOS", .when(platforms: [.iOS]))])
        ])
      """,
      "Local/Sources/Theme/Theme.swift": condition,
    ])
    defer { folder.remove() }
    let files = try SourceFile.files(at: [folder.path("Sources/App/Home.swift")])
    let shown = files.map { String(decoding: $0.staged, as: UTF8.self).contains("// shown") }
    #expect(shown == [false, true])
  }

  @Test func aLinkToAFolderIsFollowed() throws {
    let folder = try PictureFolder()
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder.path)/Real", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/Real/A.swift"))
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/Link", withDestinationPath: "Real")
    #expect(
      try SourceFile.swiftFiles(in: "\(folder.path)/Link") == ["\(folder.path)/Link/A.swift"])
  }
}
