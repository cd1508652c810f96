import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct HorizontalListSnapshots {
  @Test func fling() throws {
    let host = try ViewHost(size: CGSize(width: 375, height: 220), scale: 1) { FaceShelf() }
    assertSnapshot(of: host, as: .image, named: "1 at rest")
    host.touchDown(at: CGPoint(x: 350, y: 110))
    for step in 1...6 {
      host.advance(by: 1.0 / 60)
      host.touchMove(to: CGPoint(x: 350 - 50 * step, y: 110))
    }
    assertSnapshot(of: host, as: .image, named: "2 dragged")
    host.touchUp(at: CGPoint(x: 50, y: 110))
    for (index, time) in [0.1, 0.35, 1, 2].enumerated() {
      host.advance(to: 0.1 + time)
      assertSnapshot(of: host, as: .image, named: "\(index + 3) after \(time) s")
    }
  }
}
