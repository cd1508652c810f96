import Foundation
import LayoutDSL
import Render
import Goldens
import SnapshotTesting
import Testing
import XCTest

/// Ten red and blue boxes to scroll through; no text, so that no font matters.
private struct Feed: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          (index.isMultiple(of: 2) ? Color.red : Color.blue).frame(height: 30)
        }
      }
    }
  }
}

@MainActor private func makeHost() throws -> ViewHost {
  try ViewHost(size: CGSize(width: 40, height: 60), scale: 2) { Feed() }
}

@MainActor @Suite struct ViewHostTests {
  @Test func framesOfAPullAreOfTheSameScreen() throws {
    let host = try makeHost()
    for offset in [0, -40, -100, 0] {
      host.scroll(to: CGPoint(x: 0, y: CGFloat(offset)))
      assertSnapshot(of: host, as: .image)
    }
    host.scroll(to: CGPoint(x: 0, y: 45))
    assertSnapshot(of: host, as: .layout, named: "scrolled")
  }

  @Test func picturesAndLayoutsOfOneNameShareTheTree() throws {
    let host = try makeHost()
    assertSnapshot(of: host, as: .image, named: "feed")
    assertSnapshot(of: host, as: .layout, named: "feed")
  }

  @Test func viewsAreAssertedAsTheyAre() {
    assertSnapshot(
      of: Feed(),
      as: .image(
        layout: .fixed(width: 40, height: 60), scale: 2, scroll: CGPoint(x: 0, y: 15)),
      named: "15")
    assertSnapshot(of: Feed(), as: .layout(layout: .fixed(width: 40, height: 60)))
    assertSnapshot(of: Color.red.frame(width: 8, height: 4), as: .image)
    assertSnapshot(of: Color.red.frame(width: 8, height: 4), as: .layout)
  }

  @Test func aMovedScreenIsToldApart() throws {
    let folder = try TemporaryFolder()
    let host = try makeHost()
    func verify() -> String? {
      let test = SnapshotTest(
        fileID: "AppTests/FeedTests.swift",
        filePath: folder.url.appendingPathComponent("FeedTests.swift").path, function: "testFeed()")
      return SnapshotSession(environment: [:]).verify(
        of: { host }, as: .image, named: nil, record: nil, test: test, line: 1)
    }
    #expect(verify()?.contains("Automatically recorded") == true)
    #expect(verify() == nil)
    host.scroll(to: CGPoint(x: 0, y: 20))
    let lines = try #require(verify()).split(separator: "\n")
    #expect(
      lines[1...3] == [
        "  layout  root/ScrollView — → offset: (0, 20)",
        "  layout  ScrollView/VStack  y 0 → -20 (−20)", "  layout  +20 more nodes moved with it",
      ])
  }
}

/// Calls from a test that is not of the main actor.
@Suite struct NonisolatedViewTests {
  @Test func viewsAreAssertedFromAnywhere() {
    assertSnapshot(of: Feed(), as: .image(layout: .fixed(width: 40, height: 60)))
  }
}

final class ViewHostTestCase: XCTestCase {
  func testViewsAreAsserted() {
    assertSnapshot(of: Feed(), as: .image(layout: .fixed(width: 40, height: 60)))
  }

  @MainActor func testScreensAreAsserted() async throws {
    let host = try makeHost()
    assertSnapshot(of: host, as: .image)
    assertSnapshot(of: host, as: .layout)
  }
}
