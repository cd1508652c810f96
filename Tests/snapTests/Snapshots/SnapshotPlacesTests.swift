import Foundation
import Goldens
import Testing

@testable import snap

struct SnapshotPlacesTests {
  private let root = URL(fileURLWithPath: "/app", isDirectory: true)
  private let preview = Candidate(
    kind: .preview, name: "Dark", path: "/app/Sources/Card.swift", line: 4, column: 1, needs: [])

  @Test func aGoldenIsBesideItsSource() throws {
    let golden = try SnapshotPlaces(root: root, goldens: nil)
      .golden(of: preview, name: "Dark", labels: [])
    #expect(golden.url.path == "/app/Sources/__Snapshots__/Card/Dark.1.png")
    #expect(golden.layout.path == "/app/Sources/__Snapshots__/Card/Dark.1.layout.txt")
    #expect(golden.id == "Sources/Card/Dark.1")
  }

  @Test func anotherFolderRepeatsTheFoldersOfTheSources() throws {
    let goldens = URL(fileURLWithPath: "/goldens", isDirectory: true)
    let golden = try SnapshotPlaces(root: root, goldens: goldens)
      .golden(of: preview, name: "Dark", labels: ["2", "iOS26"])
    #expect(golden.url.path == "/goldens/Sources/Card/Dark.2-iOS26.png")
  }

  @Test func twoPicturesCannotShareAGolden() throws {
    let places = SnapshotPlaces(root: root, goldens: nil)
    _ = try places.golden(of: preview, name: "Dark", labels: [])
    #expect(throws: GoldenPathError.self) {
      try places.golden(of: preview, name: "Dark", labels: [])
    }
  }

  @Test func aPathOutsideTheRootKeepsItsFolders() {
    let outside = URL(fileURLWithPath: "/other/Row.swift")
    #expect(SnapshotPlaces.path(of: outside, relativeTo: root) == "other/Row.swift")
    #expect(SnapshotPlaces.path(of: root, relativeTo: root) == "")
  }

  @Test func theLineOfACauseIsSearchedAroundItsSource() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in ["here/A.swift", "app/.git/HEAD", "app/Sources/B.swift"] {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let places = SnapshotPlaces(root: folder.url.appending(path: "here"), goldens: nil)
    func project(_ path: String) -> String {
      places.project(of: folder.url.appending(path: path)).lastPathComponent
    }
    #expect(project("here/A.swift") == "here")
    #expect(project("app/Sources/B.swift") == "app")
  }
}
