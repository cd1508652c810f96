import Foundation
import Testing

@testable import snap

struct FolderEntriesTests {
  @Test func linksAndFoldersAreSearchedAndBuildsAreNot() throws {
    try withTemporaryFolder { folder in
      for name in ["App/A.xcassets", "App/Views", ".build", "Pods", "Docs.docc", "Other"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      for name in ["App/Views/Home.swift", "Docs.docc/Sample.swift", "Package.swift", "Ünï.txt"] {
        try Data().write(to: folder.appending(path: name))
      }
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Link"), withDestinationURL: folder.appending(path: "Other"))
      let entries = FolderEntries(of: folder.path)
      let searched = entries.searched.map { String($0.path.dropFirst(folder.path.count + 1)) }
      #expect(searched == ["App", "Link", "Other"])
      #expect(entries.hasSources && !entries.searched[2].hasSources && !entries.hasAssets)
      #expect(entries.searched[0].assetCatalogs == ["\(folder.path)/App/A.xcassets"])
      #expect(entries.all.count == 5)
    }
  }

  @Test func aMissingFolderIsEmpty() {
    let entries = FolderEntries(of: "/missing")
    #expect(entries.all.count == 1 && !entries.hasSources && !entries.hasAppAssets)
  }
}
