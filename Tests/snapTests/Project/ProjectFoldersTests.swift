import Foundation
import Testing

@testable import snap

struct ProjectFoldersTests {
  private func withFiles(_ files: [String: String], _ check: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder(with: files)
    defer { folder.remove() }
    try check(folder.url)
  }

  private static let style =
    #"let package = Package(name: "X", targets: [.target(name: "Theme"), .testTarget(name: "T")])"#

  @Test(arguments: ["App.xcodeproj/project.pbxproj", ".git/HEAD"])
  func targetsOfEnclosingAndNeighbouringPackagesAreModules(root: String) throws {
    let files = [
      root: "", "Packages/Style/Package.swift": Self.style,
      "App/Package.swift": ".executableTarget(\n  name: \"Tool\")",
      "App/Screens/Home.swift": "import Theme",
    ]
    try withFiles(files) { root in
      let names = SourceFile.ownModules(of: [root.path + "/App/Screens/Home.swift"])
      #expect(names.isSuperset(of: ["App", "Screens", "Theme", "Tool"]))
      #expect(!names.contains("T") && !names.contains("X"))
    }
  }

  /// The import of such a module is an error that names the package.
  @Test func aFolderWithTheNameOfAProductThatThePackageNeedsIsNoModule() throws {
    let manifest = """
      let package = Package(name: "X", dependencies: [.package(url: "u", from: "1.0.0")], targets: [
        .target(name: "Kit", dependencies: [.product(name: "Markdown", package: "u")])])
      """
    try withFiles(["Package.swift": manifest, "Sources/Kit/Markdown/A.swift": "import Markdown"]) {
      root in
      let names = SourceFile.ownModules(of: [root.path + "/Sources/Kit/Markdown/A.swift"])
      #expect(names.contains("Kit") && !names.contains("Markdown"))
    }
  }

  @Test func aProductOfAPackageThatIsAmongTheFilesIsAModule() throws {
    let page = """
      let package = Package(name: "Page", dependencies: [.package(path: "../Store")], targets: [
        .target(name: "Page", dependencies: [.product(name: "Data", package: "Store")], path: ".")])
      """
    let store =
      #"let package = Package(name: "Store", targets: [.target(name: "Data", path: ".")])"#
    let files = [
      "App.xcodeproj/project.pbxproj": "", "Page/Package.swift": page, "Store/Package.swift": store,
      "Page/A.swift": "import Data", "Store/B.swift": "",
    ]
    try withFiles(files) { root in
      let paths = ["Page/A.swift", "Store/B.swift"].map { root.path + "/" + $0 }
      #expect(SourceFile.ownModules(of: paths).contains("Data"))
    }
  }

  @Test func packagesBesideAFolderThatIsNoProjectAreNotModules() throws {
    try withFiles(["Packages/Style/Package.swift": Self.style, "App/Home.swift": ""]) { root in
      #expect(!SourceFile.ownModules(of: [root.path + "/App/Home.swift"]).contains("Theme"))
    }
  }

  @Test func aManifestIsReadOnce() throws {
    try withFiles(["Package.swift": Self.style, "Sources/Theme/Home.swift": ""]) { root in
      let folder = root.appending(path: "Sources/Theme")
      let project = ProjectFolders()
      #expect(project.packageTargets(around: [folder]) == ["Theme"])
      try FileManager.default.removeItem(at: root.appending(path: "Package.swift"))
      #expect(project.packageTargets(around: [folder]) == ["Theme"])
      #expect(ProjectFolders().packageTargets(around: [folder]).isEmpty)
    }
  }

  @Test func testsWithoutAProjectAreLeftOut() throws {
    let files = [
      ".git/HEAD": "", "App/Home.swift": "", "AppTests/HomeTests.swift": "import XCTest",
      "AppTests/Mock.swift": "", "Specs/HomeSpec.swift": "import Nimble\nimport Quick",
    ]
    try withFiles(files) { root in
      let paths = files.keys.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root.path)/\($0)" }
      let project = ProjectFolders()
      #expect(project.compiled(paths, of: root.path, for: .iOS) == [paths[0]])
      // They are compiled if there is nothing else.
      #expect(project.compiled([paths[1]], of: root.path + "/AppTests", for: .iOS) == [paths[1]])
    }
  }

  @Test func packagesThatRepeatANameOfTheAppAreLeftOut() throws {
    let app = """
      { rootObject = A; objects = {
          A = { isa = PBXProject; mainGroup = G; packageReferences = (B, C); targets = (T); };
          B = { isa = XCLocalSwiftPackageReference; relativePath = Style; };
          C = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          S = { isa = PBXSourcesBuildPhase; files = (X); };
          T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
            productType = "com.apple.product-type.application"; };
          X = { isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    let kept = ["App.swift": "struct Review {}", "Kit/Sources/Kit/Kit.swift": "struct Kit {}"]
    let repeating = [
      "Style/Sources/Theme/Review.swift": "public struct Review {}",
      "Style/Sources/Theme/Theme.swift": "public struct Theme {}",
    ]
    let manifests = [
      "App.xcodeproj/project.pbxproj": app, "Style/Package.swift": Self.style,
      "Kit/Package.swift": #"let package = Package(name: "Y", targets: [.target(name: "Kit")])"#,
    ]
    let files = kept.merging(repeating) { $1 }.merging(manifests) { $1 }
    try withFiles(files) { root in
      let paths = { (names: [String: String]) in names.keys.sorted().map { "\(root.path)/\($0)" } }
      let project = ProjectFolders()
      #expect(
        project.compiled(paths(kept) + paths(repeating), of: root.path, for: .iOS) == paths(kept))
      // Their folder can be named.
      let folder = root.path + "/Style/Sources/Theme"
      #expect(project.compiled(paths(repeating), of: folder, for: .iOS) == paths(repeating))
    }
  }

  @Test func filesThatAManifestExcludesAreLeftOut() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", exclude: ["Pods", "Old.swift"]),
          .target(name: "Core", path: "Sources/Kit/Pods/Core", sources: ["Main"]),
        ])
      """
    let kept = ["Kit/Kit.swift", "Kit/Pods/Core/Main/Core.swift"]
    let others = ["Kit/Old.swift", "Kit/Pods/Core/Rest/Rest.swift", "Kit/Pods/Fonts.swift"]
    let files = Dictionary(uniqueKeysWithValues: (kept + others).map { ("Sources/" + $0, "") })
    try withFiles(files.merging(["Package.swift": manifest]) { $1 }) { root in
      let project = ProjectFolders()
      let sources = root.path + "/Sources/"
      let paths = (kept + others).sorted().map { sources + $0 }
      #expect(project.compiled(paths, of: sources, for: .iOS) == kept.map { sources + $0 })
      // A folder that is left out can be named.
      let rest = sources + "Kit/Pods/Core/Rest"
      #expect(
        project.compiled([rest + "/Rest.swift"], of: rest, for: .iOS) == [rest + "/Rest.swift"])
    }
  }
}
