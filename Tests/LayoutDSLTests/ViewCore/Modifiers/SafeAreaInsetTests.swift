import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SafeAreaInsetTests {
  @Test func barsNestFromTheOutsideIn() {
    let screen = Screen {
      Color.red.probe("content")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10).probe("inner") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20).probe("outer") }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 70))
    #expect(screen.frame("inner") == CGRect(0, 70, 100, 10))
    #expect(screen.frame("outer") == CGRect(0, 80, 100, 20))
  }

  @Test func viewsThatIgnoreTheSafeAreaExtendBehindTheBar() {
    let screen = Screen(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 15, trailing: 0)) {
      Color.red.probe("content").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10).probe("bar") }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 100))
    #expect(screen.frame("bar") == CGRect(0, 75, 100, 10))
  }

  @Test func theDefaultSpacingIsThatOfAStack() {
    let screen = Screen {
      Color.red.probe("content").safeAreaInset(edge: .top) { Color.blue.frame(height: 10) }
    }
    #expect(screen.frame("content") == CGRect(0, 18, 100, 82))
  }

  @Test func barsAtTheSideAlignAndMirror() {
    func view() -> some View {
      Color.red.probe("content").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
        Color.blue.frame(width: 30, height: 10).probe("bar")
      }
    }
    let screen = Screen { view() }
    #expect(screen.frame("bar") == CGRect(0, 0, 30, 10))
    #expect(screen.frame("content") == CGRect(30, 0, 70, 100))
    let mirrored = Screen(direction: .rightToLeft) { view() }
    #expect(mirrored.frame("bar") == CGRect(70, 0, 30, 10))
    #expect(mirrored.frame("content") == CGRect(0, 0, 70, 100))
  }

  @Test func anEmptyBarTakesNoSpace() {
    let screen = Screen {
      Color.red.probe("content").safeAreaInset(edge: .top) { EmptyView() }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 100))
  }
}
