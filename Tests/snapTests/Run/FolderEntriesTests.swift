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

  @Test func sourcesAreSortedWithoutThoseOfDocumentation() throws {
    try withTemporaryFolder { folder in
      for name in ["B", "Docs.docc", "T.xctemplate"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      for name in ["C.swift", "B/A.swift", "Docs.docc/D.swift", "T.xctemplate/E.swift", "A.swift"] {
        try Data().write(to: folder.appending(path: name))
      }
      #expect(
        FolderEntries(of: folder.path).sources(where: FolderEntries.isSource).map {
          $0.dropFirst(folder.path.count + 1)
        }
          == ["A.swift", "B/A.swift", "C.swift"])
    }
  }

  /// Each level would have twice as many folders.
  @Test(.timeLimit(.minutes(1))) func linksToFoldersAroundThemHaveAnEnd() throws {
    try withTemporaryFolder { folder in
      let app = folder.appending(path: "App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data().write(to: app.appending(path: "Home.swift"))
      for (name, target) in [("a", "."), ("b", "."), ("c", ".."), ("d", "../App")] {
        try FileManager.default.createSymbolicLink(
          atPath: app.appending(path: name).path, withDestinationPath: target)
      }
      let entries = FolderEntries(of: app.path)
      #expect(entries.sources(where: FolderEntries.isSource) == ["\(app.path)/Home.swift"])
      // The links, and the folder inside the one around it.
      #expect(entries.all.count == 6)
    }
  }

  @Test func aMissingFolderIsEmpty() {
    let entries = FolderEntries(of: "/missing")
    #expect(entries.all.count == 1 && !entries.hasSources && !entries.hasAppAssets)
  }
}
