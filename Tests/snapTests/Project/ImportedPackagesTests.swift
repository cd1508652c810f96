import Foundation
import Testing

@testable import snap

struct ImportedPackagesTests {
  /// A checkout has the name of its repository, which is often that of the target.
  @Test func anAppInAPackageImportsATargetWithTheNameOfTheFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = [
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Badge.swift": "public struct Badge {}",
      "Kit/Demo/App.swift": "import Kit",
      // A project that names the package by its repository.
      "Kit/Sample/App.swift": "import Kit",
      "Kit/Sample/Sample.xcodeproj/project.pbxproj": """
      { rootObject = A; objects = {
          A = { isa = PBXProject; packageReferences = (B); targets = (); };
          B = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Kit.git"; };
      }; }
      """,
    ]
    for (path, text) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for app in ["Demo", "Sample"] {
      let file = folder.url.appending(path: "Kit/\(app)/App.swift").path
      #expect(ProjectFolders().importedTargets(of: [file]).map(\.module) == ["Kit"])
    }
    let own = folder.url.appending(path: "Kit/Sources/Kit/Badge.swift").path
    #expect(ProjectFolders().importedTargets(of: [own]).isEmpty)
  }
}
