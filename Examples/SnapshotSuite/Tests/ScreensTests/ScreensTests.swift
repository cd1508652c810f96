import Foundation
import Screens
import SnapshotTesting
import SwiftUI
import Testing

/// Five screens on four devices, light and dark, at five scroll offsets: 200 snapshots.
@MainActor struct ScreensTests {
  private static let devices: [(name: String, config: ViewImageConfig)] = [
    ("iPhone13", .iPhone13), ("iPhone13Mini", .iPhone13Mini),
    ("iPhone13ProMax", .iPhone13ProMax), ("iPhone12", .iPhone12),
  ]

  private func verify(_ screen: some View, _ testName: String = #function) {
    for device in Self.devices {
      for scheme in [ColorScheme.light, .dark] {
        for offset in stride(from: 0, through: 800, by: 200) {
          assertSnapshot(
            of: screen.environment(\.colorScheme, scheme),
            as: .image(
              layout: .device(config: device.config), scale: 2, scroll: CGPoint(x: 0, y: offset)),
            named: "\(device.name)-\(scheme)-\(offset)", testName: testName)
        }
      }
    }
  }

  @Test func inbox() { verify(Inbox()) }
  @Test func preferences() { verify(Preferences()) }
  @Test func store() { verify(Store()) }
  @Test func article() { verify(Article()) }
  @Test func dashboard() { verify(Dashboard()) }
}
