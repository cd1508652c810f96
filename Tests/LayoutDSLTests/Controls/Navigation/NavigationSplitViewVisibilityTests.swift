import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationSplitViewVisibilityTests {
  @Test func thePreferredColumnIsVisible() {
    func shown(_ column: NavigationSplitViewColumn) -> [String] {
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
    #expect(shown(.sidebar) == ["sidebar"])
    #expect(shown(.content) == ["content"])
    #expect(shown(.detail) == ["detail"])
  }
}
