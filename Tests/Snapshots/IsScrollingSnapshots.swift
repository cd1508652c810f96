import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct IsScrollingSnapshots {
  @Test func monitors() throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 440)) { IsScrolling(count: 8) }
    assertSnapshot(of: host, as: .image, named: "1 before")
    for offset in 1...12 {
      host.scroll(to: CGPoint(x: 15 * offset, y: 0))
      host.advance(by: 1.0 / 60)
    }
    assertSnapshot(of: host, as: .image, named: "2 during")
    host.runUntilIdle()
    assertSnapshot(of: host, as: .image, named: "3 after")
  }
}
