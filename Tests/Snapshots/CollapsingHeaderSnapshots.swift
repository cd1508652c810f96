import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct CollapsingHeaderSnapshots {
  private var screen: some View {
    HeaderScreen(title: "Hiiiii", headerGradient: Gradient(colors: [.orange, .red])) {
      ForEach(0..<12) { Text("Line at \($0)").padding() }
    }
  }

  @Test(
    arguments: [
      ("pulled by 60", -60), ("at rest", 0), ("scrolled by 50", 50), ("scrolled by 75", 75),
      ("scrolled by 87.5", 87.5), ("scrolled by 95", 95), ("scrolled by 100", 100),
      ("scrolled by 150", 150),
    ] as [(String, CGFloat)])
  func header(name: String, offset: CGFloat) {
    assertSnapshot(
      of: screen,
      as: .image(
        layout: .fixed(width: 195, height: 300), scale: 2, scroll: CGPoint(x: 0, y: offset)),
      named: name)
  }

  @Test func frames() {
    assertSnapshot(
      of: screen,
      as: .layout(layout: .fixed(width: 195, height: 300), scroll: CGPoint(x: 0, y: 87.5)))
  }
}
