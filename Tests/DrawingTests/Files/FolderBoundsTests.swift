import Drawing
import Foundation
import Testing

final class FolderBoundsTests {
  private let folder: URL
  private let bounds: FolderBounds

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["in/a", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["in/a/file", "out/file"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    bounds = FolderBounds([folder.appendingPathComponent("in")])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func link(_ target: String, at name: String) {
    #expect(symlink(target, "\(folder.path)/\(name)") == 0)
  }

  private func contains(_ name: String) -> Bool { bounds.contains("\(folder.path)/\(name)") }

  @Test func filesThatExistAndThatDoNotAreInside() {
    #expect(contains("in/a/file"))
    #expect(contains("in/a/../a/file"))
    #expect(contains("in/new/folder/file"))
    #expect(!contains("out/file"))
    #expect(!contains("in"))
    #expect(!contains("inner/file"))
    #expect(!contains("in/../out/file"))
    #expect(!contains("in/new/../../../out/file"))
    #expect(!contains("in/a\u{0}"))
    #expect(!bounds.contains(""))
  }

  @Test func linksAreFollowed() {
    link("../out", at: "in/folder")
    link("\(folder.path)/out/file", at: "in/file")
    link("nothing", at: "in/nothing")
    link("loop", at: "in/loop")
    link("a", at: "in/inner")
    let outside = [
      "in/folder/file", "in/folder/new", "in/file", "in/nothing", "in/loop", "in/loop/a",
    ]
    for name in outside {
      #expect(!contains(name), "\(name)")
    }
    #expect(contains("in/inner/file"))
    #expect(contains("in/inner/new"))
  }

  @Test func aFolderThatIsALinkHasItsTarget() {
    link("in", at: "linked")
    let bounds = FolderBounds([folder.appendingPathComponent("linked")])
    #expect(bounds.contains("\(folder.path)/in/a/file"))
    #expect(bounds.contains("\(folder.path)/linked/a/file"))
    #expect(FolderBounds([URL(fileURLWithPath: "/")]).contains("/etc/hosts"))
  }

  @Test func aLinkIsInItsFolder() {
    link("../out/file", at: "in/file")
    link("../out", at: "in/folder")
    func holds(_ name: String) -> Bool {
      bounds.containsFolder(of: folder.appendingPathComponent(name))
    }
    #expect(holds("in/file"))
    #expect(!holds("in/folder/file"))
    #expect(!holds("out/file"))
  }

  @Test func aFolderContainsItself() {
    #expect(bounds.containsOrIs(folder.appendingPathComponent("in")))
    #expect(bounds.containsOrIs(folder.appendingPathComponent("in/a")))
    #expect(!bounds.containsOrIs(folder))
  }
}
