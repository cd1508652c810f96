import Foundation
import Render
import SnapshotTesting
import Testing
import XCTest

/// The assertions as tests use them, against the goldens beside this file.
@Suite struct AssertSnapshotTests {
  @Test func passesAgainstItsGolden() {
    assertSnapshot(of: "one\ntwo\n", as: .lines)
    assertSnapshot(of: "dark\n", as: .lines, named: "dark")
  }

  @Test func passesAgainstItsPicture() {
    var picture = Pixmap(width: 3, height: 2)
    for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : 200 }
    assertSnapshot(of: picture, as: .image)
  }

  @MainActor @Test func passesOnTheMainActor() {
    assertSnapshot(of: "one\n", as: .lines)
  }

  @Test func strategiesAreNamedByTheirKeys() {
    let upper = SimplySnapshotting<String>.lines.pullback { (text: String) in text.uppercased() }
    assertSnapshots(of: "text\n", as: ["plain": .lines, "upper": upper])
  }

  @Test func strategiesOfAListAreCounted() {
    assertSnapshots(of: "text\n", as: [.lines, .lines])
  }

  @Test(arguments: ["small", "large"])
  func casesAreNamed(size: String) {
    assertSnapshot(of: "\(size)\n", as: .lines, named: size)
  }

  @Test(arguments: ["small"])
  func unnamedCasesFail(size: String) {
    let message = verifySnapshot(of: "\(size)\n", as: .lines)
    #expect(message?.contains(#"named: "\(size)")"#) == true)
  }

  @Test func `raw identifiers make a name`() {
    assertSnapshot(of: "text\n", as: .lines)
  }

  @Test(.snapshots(record: .never))
  func failsWhereItStands() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: "one\n", as: .lines, named: "absent")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix("No reference was found on disk.") == true
    }
  }

  @Test func anErrorOfTheValueIsAFailure() {
    struct Unavailable: Error {}
    func value() throws -> String { throw Unavailable() }
    #expect(
      verifySnapshot(of: try value(), as: .lines)
        == "The snapshot could not be taken: Unavailable()")
  }

  @Test func anotherFolderCanBeNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verifySnapshot(
      of: "one", as: .lines, named: "x", record: .missing, snapshotDirectory: folder.path)
    let golden = folder.appendingPathComponent("anotherFolderCanBeNamed.x.txt")
    #expect(try String(contentsOf: golden, encoding: .utf8) == "one")
  }
}

final class AssertSnapshotTestCase: XCTestCase {
  func testPassesAgainstItsGolden() {
    assertSnapshot(of: "one\ntwo\n", as: .lines)
    assertSnapshot(of: "dark\n", as: .lines, named: "dark")
  }

  @MainActor func testPassesOnTheMainActor() async {
    assertSnapshot(of: "one\n", as: .lines)
  }

  func testMissingGoldenIsReported() {
    let message = withSnapshotTesting(record: .never) {
      verifySnapshot(of: "one\n", as: .lines, named: "absent")
    }
    XCTAssertEqual(message?.hasPrefix("No reference was found on disk."), true)
  }
}

/// A second class with a test of the same name, in the same file.
final class OtherAssertSnapshotTestCase: XCTestCase {
  func testPassesAgainstItsGolden() {
    XCTAssertNil(verifySnapshot(of: "other\n", as: .lines, named: "other"))
  }
}
