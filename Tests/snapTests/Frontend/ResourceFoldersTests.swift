import Foundation
import Testing

@testable import snap

struct ResourceFoldersTests {
  private func folders(_ catalogs: [String], of sources: [String]) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(path: "folders-\(UUID())")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for path in catalogs + ["App.xcodeproj"] + sources.map({ $0 + "/.." }) {
      try FileManager.default.createDirectory(
        at: root.appending(path: path).standardizedFileURL, withIntermediateDirectories: true)
    }
    let files = try sources.map { path in
      let file = root.appending(path: path)
      try Data("import SwiftUI".utf8).write(to: file)
      return try SourceFile(path: file.path)
    }
    return ResourceFolders.all(of: files, named: []).map {
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
}
