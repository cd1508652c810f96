import Foundation
import Testing

@testable import snap

struct ResourceFoldersTests {
  private func folders(
    _ catalogs: [String], of sources: [String], beside others: [String: String] = [:],
    project: String = "App.xcodeproj", isNamed: Bool = false
  ) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(path: "folders-\(UUID())")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let places = sources + others.keys.sorted()
    for path in catalogs + [project] + places.map({ $0 + "/.." }) {
      try FileManager.default.createDirectory(
        at: root.appending(path: path).standardizedFileURL, withIntermediateDirectories: true)
    }
    for (path, text) in others { try Data(text.utf8).write(to: root.appending(path: path)) }
    let files = try sources.map { path in
      let file = root.appending(path: path)
      try Data("import SwiftUI".utf8).write(to: file)
      return try SourceFile(path: file.path)
    }
    return ResourceFolders.all(of: files, named: isNamed ? [root.path] : []).map {
      String($0.path.dropFirst(root.path.count + 1))
    }
  }

  @Test func aCatalogIsFoundTwoLevelsInsideAnEnclosingFolder() throws {
    let found = try folders(["App/Shared/Resources/A.xcassets"], of: ["App/Scenes/Home/Home.swift"])
    #expect(found == ["App/Scenes/Home", "App/Shared/Resources"])
  }

  @Test func theAssetsOfPreviewsDoNotEndTheSearch() throws {
    let found = try folders(
      ["App/Preview Content/P.xcassets", "App/Resources/Assets/A.xcassets"],
      of: ["App/Scenes/Home.swift"])
    #expect(found == ["App/Scenes", "App/Preview Content", "App/Resources/Assets"])
  }

  @Test func dataModelsAndTextsAreFoundBesideAssets() throws {
    let found = try folders(
      [
        "App/A.xcassets", "App/Configuration/Shop.xcdatamodeld", "App/Resources/Texts/L.xcstrings",
        "App/Resources/Other/B.xcassets",
      ],
      of: ["App/Scenes/Home.swift"])
    #expect(found == ["App/Scenes", "App", "App/Configuration", "App/Resources/Texts"])
  }

  @Test func fontsAreFoundBesideAssets() throws {
    let found = try folders(
      ["App/A.xcassets", "App/Resources/Font"], of: ["App/Scenes/Home.swift"],
      beside: ["App/Resources/Font/Rooney.OTF": ""])
    #expect(found == ["App/Scenes", "App", "App/Resources/Font"])
  }

  /// A target without a folder of its own lists all that it takes of the app's.
  @Test func aTargetHasTheResourcesThatItTakesOfAnothersFolder() throws {
    let takes = """
      FSHOP = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
          exceptions = (TAKEN);
        };
        TAKEN = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = SHOP;
          membershipExceptions = (Home.swift, "Fonts/Title.otf", A.xcassets);
        };
      """
    let project = Self.project
      .replacing(#/FSHOP = \{.*?\};/#, with: takes)
      .replacing("fileSystemSynchronizedGroups = (FSHOP);", with: "")
    let root = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID())")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in ["App.xcodeproj/project.pbxproj": project, "Shop/Home.swift": ""] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let targets = try XcodeProject(at: root.appending(path: "App.xcodeproj")).targets(for: .iOS)
    #expect(targets.map(\.name) == ["Shop"])
    #expect(targets.first?.folders == ["Shop/Fonts", "Shop"].map { "\(root.path)/\($0)" })
  }

  @Test func nearerCatalogsHideFartherOnes() throws {
    let found = try folders(
      ["App/A.xcassets", "Other/Shared/B.xcassets"], of: ["App/Scenes/Home.swift"])
    #expect(found == ["App/Scenes", "App"])
  }

  @Test func eachFolderHasItsOwnCatalog() throws {
    let found = try folders(
      ["App/A.xcassets", "Kit/Resources/B.xcassets"],
      of: ["App/Home.swift", "Kit/Views/Card.swift"])
    #expect(found == ["App", "Kit/Views", "Kit/Resources"])
  }

  @Test func inAPackageACatalogBelongsToTheSourcesBesideIt() throws {
    let found = try folders(
      ["Examples/Apps/Shop/A.xcassets", "Examples/Resources/B.xcassets"],
      of: ["Examples/Screens/Mail.swift"],
      beside: ["Package.swift": "", "Examples/Apps/Shop/Views/Shop.swift": ""], project: "Sources")
    #expect(found == ["Examples/Screens", "Examples/Resources"])
  }

  @Test func catalogsOfOtherTargetsAreLeftOutAndThoseOfTheAppAreFirst() throws {
    let found = try folders(
      ["Clock/A.xcassets", "Shop/A.xcassets", "Badge/A.xcassets", "Shared/A.xcassets"],
      of: ["Badge/Badge.swift", "Shop/Views/Home.swift"],
      beside: ["App.xcodeproj/project.pbxproj": Self.project, "Clock/Clock.swift": ""],
      isNamed: true)
    #expect(found == ["Shop", "Badge", "Shop/Views", "", "Shared"])
  }

  private static let listing = """
    {
      objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP, CLOCK); };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (HOME, MODEL, WHOLE, FSHOP); };
        HOME = { isa = PBXFileReference; path = App/Home.swift; sourceTree = "<group>"; };
        MODEL = {
          isa = XCVersionGroup; path = Data/Shop.xcdatamodeld; sourceTree = "<group>";
          children = ();
        };
        WHOLE = {
          isa = PBXFileReference; lastKnownFileType = folder; path = Other/Albums;
          sourceTree = "<group>";
        };
        FSHOP = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Extra; sourceTree = "<group>";
          explicitFolders = (Pages);
        };
        B1 = { isa = PBXBuildFile; fileRef = HOME; };
        B2 = { isa = PBXBuildFile; fileRef = MODEL; };
        B3 = { isa = PBXBuildFile; fileRef = WHOLE; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R = { isa = PBXResourcesBuildPhase; files = (B3); };
        SHOP = {
          isa = PBXNativeTarget; name = Shop; buildPhases = (S, R);
          fileSystemSynchronizedGroups = (FSHOP);
          productType = "com.apple.product-type.application";
        };
        CLOCK = {
          isa = PBXNativeTarget; name = Clock; buildPhases = (R);
          productType = "com.apple.product-type.application";
        };
      };
      rootObject = ROOT;
    }
    """

  @Test func modelsAndWholeFoldersThatATargetListsAreFound() throws {
    let folder = try TemporaryFolder(with: [
      "App.xcodeproj/project.pbxproj": Self.listing, "App/Home.swift": "import CoreData",
      "App/A.xcassets/Contents.json": "", "Data/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "",
      "Other/Albums/one.json": "", "Extra/Pages/one.html": "",
    ])
    defer { folder.remove() }
    let files = [try SourceFile(path: folder.path("App/Home.swift"))]
    let found = ResourceFolders.all(of: files, named: [folder.path("App")])
    #expect(found.contains { $0.path == folder.path("Data") }, "\(found)")
    let whole = ResourceFolders.whole(for: files, in: ProjectFolders())
    #expect(whole.map(\.path) == ["Other/Albums", "Extra/Pages"].map(folder.path))
  }

  /// An app, an extension and an app for watches, each with a folder.
  private static let project = """
    {
      objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (CLOCK, BADGE, SHOP); };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (FCLOCK, FBADGE, FSHOP); };
        FCLOCK = { isa = PBXFileSystemSynchronizedRootGroup; path = Clock; sourceTree = "<group>"; };
        FBADGE = { isa = PBXFileSystemSynchronizedRootGroup; path = Badge; sourceTree = "<group>"; };
        FSHOP = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        CLOCK = {
          isa = PBXNativeTarget; name = Clock; fileSystemSynchronizedGroups = (FCLOCK);
          productType = "com.apple.product-type.application";
        };
        BADGE = {
          isa = PBXNativeTarget; name = Badge; fileSystemSynchronizedGroups = (FBADGE);
          productType = "com.apple.product-type.app-extension";
        };
        SHOP = {
          isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (FSHOP);
          productType = "com.apple.product-type.application";
        };
      };
      rootObject = ROOT;
    }
    """
}
