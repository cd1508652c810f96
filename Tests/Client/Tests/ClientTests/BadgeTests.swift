import Render
import SnapshotTesting
import SwiftUI
import Testing

@testable import Client

@MainActor
@Test func badge() throws {
  let host = try ViewHost(scale: 2) { Badge(counter: Counter()) }
  let pixmap = try host.render()
  #expect(pixmap.width == 80 && pixmap.height == 40)
  #expect(pixmap[2, 2] == Pixmap.Pixel(red: 0, green: 122, blue: 255))
}
