import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollGeometryTests {
  @Test func marginsPrecedeTheContent() {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300) }.contentMargins(.top, 20)
    }
    let geometry = screen.graph.mainScrollNode?.geometry
    #expect(geometry?.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry?.contentSize == CGSize(width: 100, height: 300))
    #expect(geometry?.containerSize == CGSize(width: 100, height: 80))
    #expect(geometry?.visibleRect == CGRect(0, -20, 100, 100))
    #expect(geometry?.bounds == CGRect(0, 0, 100, 80))
  }

  @Test func safeAreaIsAnInset() {
    let screen = Screen(
      100, 100, safeArea: EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)
    ) {
      ScrollView { Color.red.frame(height: 300) }
    }
    screen.scroll(to: CGPoint(x: 0, y: 50))
    let geometry = screen.graph.mainScrollNode?.geometry
    #expect(geometry?.contentOffset == CGPoint(x: 0, y: 20))
    #expect(geometry?.contentInsets.top == 30)
    #expect(geometry?.containerSize.height == 60)
    #expect(geometry?.visibleRect == CGRect(0, 20, 100, 100))
  }
}
