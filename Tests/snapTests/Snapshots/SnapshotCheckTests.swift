import Foundation
import Render
import Testing

@testable import SnapRuntime
@testable import snap

struct SnapshotCheckTests {
  private let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func snapshot(_ width: Int, _ height: Int, bytes: Int) throws -> TakenSnapshot {
    let file = pictures.path + "/pixels"
    try Data(repeating: 255, count: bytes).write(to: URL(fileURLWithPath: file))
    return TakenSnapshot(
      view: 0, width: width, height: height, pixels: file, renderer: "", layout: "",
      milliseconds: 1)
  }

  @Test func aWholePictureIsRead() throws {
    let pixmap = try snapshot(2, 3, bytes: 24).pixmap()
    #expect(pixmap.width == 2 && pixmap.height == 3 && pixmap[1, 2].alpha == 255)
  }

  @Test(arguments: [(2, 3, 23), (2, 3, 25), (0, 3, 0), (2, 0, 0), (-2, -3, 24), (1, 1, 0)])
  func anIncompletePictureIsAFailure(width: Int, height: Int, bytes: Int) throws {
    let snapshot = try snapshot(width, height, bytes: bytes)
    #expect(throws: Failure.self) { try snapshot.pixmap() }
  }

  @Test func aMissingPictureIsAnError() throws {
    var snapshot = try snapshot(1, 1, bytes: 4)
    snapshot.pixels += ".gone"
    #expect(throws: (any Error).self) { try snapshot.pixmap() }
  }

  @Test func pathsInTheCurrentFolderAreShort() {
    let current = URL.currentDirectory().standardizedFileURL
    #expect(SnapshotPlaces.shownPath(of: current.appendingPathComponent("a/b.png")) == "a/b.png")
    let beside = URL(fileURLWithPath: current.path + "-other/b.png")
    #expect(SnapshotPlaces.shownPath(of: beside) == beside.path)
    #expect(SnapshotPlaces.shownPath(of: URL(fileURLWithPath: "/b.png")) == "/b.png")
  }
}
