import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct CoffeeOrderSnapshots {
  @Test func anOrderIsMadeByTouch() throws {
    let host = try ViewHost(scale: 2) { CoffeeOrder() }
    assertSnapshot(of: host, as: .image, named: "1 empty", testName: "order")
    try host.tap(on: "name")
    try host.type("Ada")
    assertSnapshot(of: host, as: .image, named: "2 named", testName: "order")
    try host.type("\n")
    try host.tap(on: "large")
    host.tap(at: CGPoint(x: 285, y: 169))
    host.drag(from: CGPoint(x: 163, y: 218), to: CGPoint(x: 220, y: 218))
    host.tap(at: CGPoint(x: 275, y: 267))
    // Waits until the switch has moved.
    host.advance(by: 0.5)
    host.touchDown(at: CGPoint(x: 260, y: 350))
    assertSnapshot(of: host, as: .image, named: "3 pressed", testName: "order")
    host.touchUp(at: CGPoint(x: 260, y: 350))
    assertSnapshot(of: host, as: .image, named: "4 sent", testName: "order")
  }

  @Test func dark() throws {
    let host = try ViewHost(scale: 2, colorScheme: .dark) { CoffeeOrder() }
    assertSnapshot(of: host, as: .image, named: "dark", testName: "order")
  }
}
