import Foundation
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct ZZPictures {
  func save<V: View>(_ view: V, _ name: String, size: CGSize?, scale: CGFloat = 2, scrolls: [CGFloat] = [], dark: Bool = false) throws {
    let host = try ViewHost(size: size, scale: scale, colorScheme: dark ? .dark : .light) { view }
    try host.render().pngData().write(to: URL(fileURLWithPath: "/tmp/pics/\(name).png"))
    try host.layoutTree().write(toFile: "/tmp/pics/\(name).txt", atomically: true, encoding: .utf8)
    for y in scrolls {
      host.scroll(to: CGPoint(x: 0, y: y))
      try host.render().pngData().write(to: URL(fileURLWithPath: "/tmp/pics/\(name)_\(Int(y)).png"))
    }
    for d in host.diagnostics { print(name, d) }
  }
  @Test func all() throws {
    try FileManager.default.createDirectory(atPath: "/tmp/pics", withIntermediateDirectories: true)
    let phone = CGSize(width: 390, height: 844)
    try save(BoardingPass(), "boarding", size: nil)
    try save(OpenGraphCard(), "og", size: nil, scale: 1)
    try save(SettingsList(), "settings", size: nil)
    try save(SettingsList(), "settings_dark", size: nil, dark: true)
    try save(WeekChart(), "chart", size: nil)
    try save(AlignmentGuides(), "guides", size: nil)
    try save(FrameReporting(), "frames", size: phone, scrolls: [100])
    try save(CollapsingHeader(), "header", size: phone, scrolls: [60, 87, 120, -60])
    try save(PullToRefresh(), "pull", size: phone, scrolls: [-60, -71, -70, -10])
  }
}
