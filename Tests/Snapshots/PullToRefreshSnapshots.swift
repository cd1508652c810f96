import SnapshotTesting
import SwiftUI
import XCTest

@testable import Examples

/// One screen during a whole refresh; each step depends on the previous ones.
final class PullToRefreshSnapshots: XCTestCase {
  @MainActor func testRefresh() async throws {
    let host = try ViewHost(size: CGSize(width: 195, height: 320), scale: 2) { PullToRefresh() }
    assertStep(host, "1 at rest")
    for (name, pull) in [
      ("2 pulled by 35", 35), ("3 pulled by 56", 56), ("4 pulled by 70", 70),
      ("5 pulled by 71", 71), ("6 pulled by 90", 90), ("7 let go to 70", 70), ("8 back", 0),
    ] as [(String, CGFloat)] {
      host.scroll(to: CGPoint(x: 0, y: -pull))
      assertStep(host, name)
    }
    host.advance(by: 3)
    assertStep(host, "9 next dog")
  }

  @MainActor private func assertStep(_ host: ViewHost, _ name: String) {
    assertSnapshot(of: host, as: .image, named: name, testName: "refresh")
    assertSnapshot(of: host, as: .layout, named: name, testName: "frames")
  }
}
