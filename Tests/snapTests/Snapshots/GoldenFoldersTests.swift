import Foundation
import Testing

@testable import snap

struct GoldenFoldersTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/Card.swift"))
  }

  private func contains(_ golden: String) -> Bool { GoldenFolders().contain(golden) }

  @Test func goldensOfTheProjectAreInside() {
    #expect(contains("__Snapshots__/Card/1.png"))
    #expect(contains("Goldens/App/Card/1.png"))
    #expect(!contains("../../../../../../../../Goldens/1.png"))
    #expect(!contains("/etc/1.png"))
    #expect(!contains(""))
    #expect(!contains("a\u{0}.png"))
  }

  @Test func goldensBesideASourceAreInside() {
    #expect(contains("\(folder.path)/__Snapshots__/Card/1.png"))
    #expect(!contains("\(folder.path)/__Snapshots__/Gone/1.png"))
    #expect(!contains("\(folder.path)/Card/1.png"))
    #expect(!contains("\(folder.path)/__Snapshots__/Card/../../../1.png"))
  }

  @Test func linksOutOfTheFolderAreOutside() throws {
    let other = try PictureFolder()
    #expect(symlink(other.path, folder.path + "/__Snapshots__") == 0)
    #expect(!contains("\(folder.path)/__Snapshots__/Card/1.png"))
  }
}
