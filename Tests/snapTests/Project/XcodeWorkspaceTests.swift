import Foundation
import Testing

@testable import snap

struct XcodeWorkspaceTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
      <Group location = "container:Modules" name = "Modules">
        <Group location = "group:UI" name = "UI"><FileRef location = "group:Theme"></FileRef></Group>
        <FileRef location = "group:R&amp;D"></FileRef>
      </Group>
      <FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "container:README.md"></FileRef>
    </Workspace>
    """

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)")])
    """
  }

  private func sample() throws -> TemporaryFolder {
    try TemporaryFolder(with: [
      "Shop.xcworkspace/contents.xcworkspacedata": Self.contents,
      "Modules/UI/Theme/Package.swift": Self.manifest("Theme"),
      "Modules/UI/Theme/Sources/Theme/Theme.swift": "public struct Swatch {}",
      "Modules/R&D/Package.swift": Self.manifest("Lab"),
      "App/App.xcodeproj/project.pbxproj":
        "{ rootObject = A; objects = { A = { targets = (); }; }; }",
      "App/Home.swift": "import Theme",
    ])
  }

  @Test func packagesAndProjectsAreFoundInGroups() throws {
    let folder = try sample()
    defer { folder.remove() }
    let workspace = XcodeWorkspace(at: folder.url.appending(path: "Shop.xcworkspace"))
    #expect(workspace.packages.map(\.path) == ["Modules/UI/Theme", "Modules/R&D"].map(folder.path))
    #expect(workspace.projects.map(\.path) == [folder.path("App/App.xcodeproj")])
  }

  @Test func anAppImportsAPackageOfItsWorkspace() throws {
    let folder = try sample()
    defer { folder.remove() }
    let found = ProjectFolders().importedPackages(of: [folder.path("App/Home.swift")])
    #expect(found.targets.map(\.module) == ["Theme"])
  }
}
