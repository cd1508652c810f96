import Foundation
import Testing

@testable import snap

struct ImportedPackagesTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", dependencies: [.package(path: "Local")],
      targets: [.target(name: "App", dependencies: [.product(name: "Theme", package: "Local")])])
    """
  private static let local = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Local", products: [.library(name: "Theme", targets: ["Theme"])],
      targets: [.target(name: "Theme")])
    """

  /// Finds the packages that a file with a declaration imports.
  private func imported(by declaration: String) throws -> ImportedPackages {
    let folder = try TemporaryFolder(with: [
      "Package.swift": Self.manifest, "Local/Package.swift": Self.local,
      "Local/Sources/Theme/Theme.swift": "public struct Swatch {}",
      "Sources/App/Home.swift": "import Theme\n\(declaration)",
    ])
    defer { folder.remove() }
    let home = folder.url.appending(path: "Sources/App/Home.swift")
    return ProjectFolders().importedPackages(of: [home.path])
  }

  @Test func targetsOfLocalPackagesAreCompiledWithTheFiles() throws {
    let found = try imported(by: "struct Home {}")
    #expect(found.targets.map(\.name) == ["Theme"] && found.separate.isEmpty)
  }

  @Test func packagesThatRepeatANameAreModulesOfTheirOwn() throws {
    let found = try imported(by: "struct Swatch {}")
    #expect(found.targets.isEmpty && found.separate.map(\.lastPathComponent) == ["Local"])
  }

  /// A checkout has the name of its repository, which is often that of the target.
  @Test func anAppInAPackageImportsATargetWithTheNameOfTheFolder() throws {
    let folder = try TemporaryFolder(with: [
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
    ])
    defer { folder.remove() }
    for app in ["Demo", "Sample"] {
      let file = folder.url.appending(path: "Kit/\(app)/App.swift").path
      #expect(ProjectFolders().importedPackages(of: [file]).targets.map(\.module) == ["Kit"])
    }
    let own = folder.url.appending(path: "Kit/Sources/Kit/Badge.swift").path
    #expect(ProjectFolders().importedPackages(of: [own]).targets.isEmpty)
  }

  @Test func aPackageWhoseNamesAreConstantsIsImported() throws {
    let folder = try TemporaryFolder(with: [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let cards = "Cards"
      let package = Package(
        name: cards, products: [.library(name: cards, targets: [cards])],
        targets: [.target(name: cards)])
      """,
      "Sources/Cards/Card.swift": "public struct Card {}",
      "Demo/App.swift": "import Cards",
      "Demo/Demo.xcodeproj/project.pbxproj": """
      { rootObject = A; objects = {
          A = { isa = PBXProject; packageReferences = (B); targets = (); };
          B = { isa = XCLocalSwiftPackageReference; relativePath = ".."; };
      }; }
      """,
    ])
    defer { folder.remove() }
    let found = ProjectFolders().importedPackages(of: [folder.path("Demo/App.swift")])
    #expect(found.targets.map(\.module) == ["Cards"])
  }
}
