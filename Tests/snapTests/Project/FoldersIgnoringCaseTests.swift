import Foundation
import Testing

@testable import snap

@Suite(.enabled(if: distinguishesCase, "The file system ignores case."))
struct FoldersIgnoringCaseTests {
  @Test(arguments: [
    ("Views/Home.swift", "Views/Home.swift"),
    // The project has both folders, as a repository may after a folder got another name.
    ("Views/Map.swift", "views/Map.swift"),
    ("VIEWS/MAP.SWIFT", "views/Map.swift"),
    ("Views/Missing.swift", "Views/Missing.swift"),
    ("None/Home.swift", "None/Home.swift"),
  ])
  func aPathIsThatOfTheFileThatDiffersInCaseOnly(path: String, found: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "case-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for file in ["Views/Home.swift", "views/Map.swift"] {
      let url = root.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    var folders = FoldersIgnoringCase(root: root)
    #expect(folders.existing(root.appending(path: path)).path == root.path + "/" + found)
  }

  @Test func theFolderOfTheProjectItselfMayNotDiffer() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "case-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let other = root.deletingLastPathComponent()
      .appending(path: root.lastPathComponent.lowercased())
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: other) }
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data().write(to: other.appending(path: "Home.swift"))
    var folders = FoldersIgnoringCase(root: root)
    let missing = root.appending(path: "Home.swift")
    #expect(folders.existing(missing).path == missing.path)
  }
}

private let distinguishesCase = !FileManager.default.fileExists(
  atPath: FileManager.default.temporaryDirectory.path.uppercased())
