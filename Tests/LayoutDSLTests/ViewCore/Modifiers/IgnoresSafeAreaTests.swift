import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct IgnoresSafeAreaTests {
  let insets = EdgeInsets(top: 40, leading: 5, bottom: 20, trailing: 0)

  @Test func viewsStayInsideTheSafeAreaByDefault() {
    let screen = Screen(safeArea: insets) {
      VStack(spacing: 0) {
        Color.red.probe("top").ignoresSafeArea()
        Color.blue.probe("bottom")
      }
    }
    #expect(screen.frame("top") == CGRect(0, 0, 100, 60))
    #expect(screen.frame("bottom") == CGRect(5, 60, 95, 20))
  }

  @Test func onlyTheGivenEdgesAreIgnored() {
    let screen = Screen(safeArea: insets) { Color.red.probe("a").ignoresSafeArea(edges: .bottom) }
    #expect(screen.frame("a") == CGRect(5, 40, 95, 60))
    let keyboard = Screen(safeArea: insets) { Color.red.probe("a").ignoresSafeArea(.keyboard) }
    #expect(keyboard.frame("a") == CGRect(5, 40, 95, 40))
  }

  @Test func geometryReaderReportsTheInsetsAtItsEdges() {
    var seen: [EdgeInsets] = []
    _ = Screen(safeArea: insets) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = seen.append(proxy.safeAreaInsets)
          Color.red
        }
        Color.blue.frame(height: 10)
      }
    }
    #expect(seen.last == EdgeInsets(top: 40, leading: 5, bottom: 0, trailing: 0))
  }

  @Test func viewOfFixedSizeStartsAtTheCorner() {
    let screen = Screen(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      Color.clear.background(alignment: .top) {
        Color.red.frame(width: 100, height: 30).probe("a").ignoresSafeArea()
      }
    }
    #expect(screen.frame("a") == CGRect(0, 0, 100, 30))
  }

  /// A scroll view insets its content by the safe area.
  @Test func contentOfAScrollViewHasNoSafeAreaAlongItsAxes() {
    func ground(_ axes: Axis.Set) -> CGRect {
      let screen = Screen(
        100, 200, safeArea: EdgeInsets(top: 40, leading: 5, bottom: 20, trailing: 0)
      ) {
        ScrollView(axes) {
          Color.red.frame(width: 95, height: 140)
            .background(Color.blue.probe("ground").ignoresSafeArea())
        }
      }
      return screen.frame("ground")
    }
    #expect(ground(.vertical) == CGRect(0, 40, 100, 140))
    #expect(ground(.horizontal) == CGRect(5, 0, 95, 200))
    #expect(ground([.vertical, .horizontal]) == CGRect(5, 40, 95, 140))
  }

  @Test func readersInAScrollViewSeeNoInsetsAlongItsAxes() {
    var seen = EdgeInsets()
    _ = Screen(safeArea: insets) {
      ScrollView {
        GeometryReader { proxy in
          let _ = seen = proxy.safeAreaInsets
          Color.red
        }
        .frame(height: 200)
      }
    }
    #expect(seen == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
  }
}
