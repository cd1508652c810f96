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

  @Test func theSearchFieldCanBeInTheBottomToolbar() {
    func content(_ placement: ToolbarItemPlacement?) -> CGRect {
      Screen(390, 400) {
        NavigationStack {
          Color.red.probe("content").navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""))
            .toolbar {
              if let placement { DefaultToolbarItem(kind: .search, placement: placement) }
            }
        }
      }
      .frame("content")
    }
    #expect(content(nil) == CGRect(0, 96, 390, 304))
    #expect(content(.automatic) == CGRect(0, 96, 390, 304))
    #expect(content(.bottomBar) == CGRect(0, 44, 390, 312))
  }

  @Test func itemsOfTheSystemWithoutAFieldAddNoBar() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red.probe("content")
          .toolbar {
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            DefaultToolbarItem(kind: .sidebarToggle)
          }
      }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 390, 400))
  }

  @Test func viewsOfAGroupCanBeRemoved() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red
          .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Color.red.frame(width: 9).probe("a")
              Color.red.frame(width: 9).probe("b").toolbarItemHidden()
            } label: {
              Text("Group")
            }
          }
      }
    }
    #expect(screen.probes == ["a"])
  }

  @Test func contentOfASidebarIsKept() {
    let screen = Screen {
      Color.red.windowToolbarFullScreenVisibility(.onHover)
        .contentToolbar(for: .tabViewSidebar) { ToolbarItem { Color.red.probe("item") } }
    }
    #expect(screen.tree.contains("contentToolbar tabViewSidebar"))
    #expect(screen.tree.contains("windowToolbarFullScreenVisibility onHover"))
    #expect(screen.probes == [])
  }
}
