import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollTargetLayoutTests {
  private func target<Content: View>(
    offset: CGFloat, @ViewBuilder content: () -> Content
  ) -> String? {
    let screen = Screen { ScrollView { content() } }
    screen.scroll(to: CGPoint(x: 0, y: offset))
    return screen.graph.mainScrollNode?.positionTarget(String.self, anchor: nil)
  }

  @Test func identitiesAreFoundInsideAndOutsideModifiers() {
    let found = target(offset: 25) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).id("first")
        Color.red.id("second").frame(height: 20).padding(5)
        Color.red.frame(height: 300)
      }
      .scrollTargetLayout()
    }
    #expect(found == "second")
  }

  @Test func rowsOfLazyStacksAreTargets() {
    let found = target(offset: 1000) {
      LazyVStack(spacing: 0) {
        ForEach((0..<1000).map { "row \($0)" }, id: \.self) { _ in Color.red.frame(height: 20) }
      }
      .padding(.top, 10)
      .scrollTargetLayout()
    }
    #expect(found == "row 49")
  }

  @Test func disabledLayoutsHaveNoTargets() {
    let found = target(offset: 0) {
      VStack { Color.red.frame(height: 200).id("view") }.scrollTargetLayout(isEnabled: false)
    }
    #expect(found == nil)
  }
}
