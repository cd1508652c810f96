import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationSplitViewVisibilityTests {
  @Test func thePreferredColumnIsVisible() {
    // The columns before the visible one are the screens below it.
    func screens(_ column: NavigationSplitViewColumn) -> [String] {
      Screen(390, 400) {
        NavigationSplitView(
          columnVisibility: .constant(.all), preferredCompactColumn: .constant(column)
        ) {
          Color.red.probe("sidebar")
        } content: {
          Color.red.probe("content")
        } detail: {
          Color.red.probe("detail")
        }
      }.probes
    }
    #expect(screens(.sidebar) == ["sidebar"])
    #expect(screens(.content) == ["sidebar", "content"])
    #expect(screens(.detail) == ["sidebar", "content", "detail"])
  }
}
