import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SafeAreaPaddingTests {
  @Test func contentIsKeptClearUnlessItIgnoresTheSafeArea() {
    let screen = Screen {
      ZStack {
        Color.red.ignoresSafeArea().probe("behind")
        Color.blue.probe("content")
      }.safeAreaPadding(.leading, 30)
    }
    #expect(screen.frame("content") == CGRect(30, 0, 70, 100))
    #expect(screen.list.items.count == 2)
  }

  @Test func readersSeeTheInsets() {
    var seen = EdgeInsets()
    let screen = Screen(direction: .rightToLeft) {
      GeometryReader { geometry in
        let _ = seen = geometry.safeAreaInsets
        Color.red
      }.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    screen.graph.update()
    #expect(seen == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func theDefaultLengthIsThatOfPadding() {
    let screen = Screen { Color.red.probe("content").safeAreaPadding() }
    #expect(screen.frame("content") == CGRect(16, 16, 68, 68))
  }
}
