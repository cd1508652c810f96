import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ToolbarCustomizationTests {
  @Test func itemsWithIdentifiersAreInTheBar() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar(id: "main") {
            ToolbarItem(id: "a", placement: .topBarTrailing) {
              Color.red.frame(width: 9).probe("a")
            }
            ToolbarItem(id: "b", placement: .topBarTrailing) {
              Color.red.frame(width: 9).probe("b")
            }
            .defaultCustomization(.hidden)
          }
          .toolbar(removing: .title)
      }
    }
    #expect(screen.probes == ["a"])
    #expect(!screen.tree.contains("\"Title\""))
  }

  @Test func theBarHasTheColorSchemeThatTheScreenSets() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Color.red.frame(width: 9).probe("\(scheme)") }
    }
    let screen = Screen(390, 400) {
      NavigationStack {
        Scheme().toolbar { ToolbarItem(placement: .topBarLeading) { Scheme() } }
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    #expect(screen.probes.sorted() == ["dark", "light"])
  }
}
