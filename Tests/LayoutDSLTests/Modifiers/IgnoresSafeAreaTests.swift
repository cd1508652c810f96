import Foundation
import Testing

@testable import LayoutDSL

@MainActor @Suite struct IgnoresSafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test func flexibleViewFillsTheScreen() {
    let screen = Screen(safeArea: insets) { Color.red.probe("a").ignoresSafeArea() }
    #expect(screen.frame("a") == CGRect(0, 0, 100, 100))
  }

  @Test func viewOfFixedSizeStartsAtTheCorner() {
    let screen = Screen(safeArea: insets) {
      Color.clear.background(alignment: .top) {
        Color.red.frame(width: 100, height: 30).probe("a").ignoresSafeArea()
      }
    }
    #expect(screen.frame("a") == CGRect(0, 0, 100, 30))
  }

  @Test func otherEdgesKeepTheirInsets() {
    let screen = Screen(safeArea: insets) { Color.red.probe("a").ignoresSafeArea(edges: .bottom) }
    #expect(screen.frame("a") == CGRect(0, 20, 100, 80))
  }
}
