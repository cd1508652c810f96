import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SafeAreaBarTests {
  @Test func aBarInsetsTheSafeArea() {
    let screen = Screen {
      Color.red.probe("content")
        .safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).probe("bottom") }
        .safeAreaBar(edge: .leading, spacing: 0) { Color.blue.frame(width: 10).probe("leading") }
        .scrollEdgeEffectStyle(.hard, for: .bottom).scrollEdgeEffectHidden()
    }
    #expect(screen.frame("bottom") == CGRect(10, 80, 90, 20))
    #expect(screen.frame("leading") == CGRect(0, 0, 10, 100))
  }
}
