import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationTitleTests {
  private func screen<Content: View>(
    _ mode: NavigationBarItem.TitleDisplayMode, @ViewBuilder content: () -> Content
  ) -> Screen {
    Screen(200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      NavigationStack {
        content().probe("content").navigationBarTitleDisplayMode(mode)
      }
    }
  }

  private func mark(_ name: String) -> some View {
    Color.blue.frame(width: 30, height: 10).probe(name)
  }

  /// A line of 15 points has 1950 + 494 of 2048 parts of its size.
  private let line: CGFloat = 15 * 2444 / 2048

  @Test func theAutomaticModeIsThatOfTheScreenBelow() {
    func top(_ root: NavigationBarItem.TitleDisplayMode) -> CGFloat {
      Screen.phone {
        NavigationStack(path: .constant([1, 2])) {
          Color.red.navigationTitle("Root").navigationBarTitleDisplayMode(root)
            .navigationDestination(for: Int.self) { id in
              Color.red.probe("\(id)").navigationTitle("\(id)")
            }
        }
      }.frame("2").minY
    }
    #expect(top(.inline) == 64)
    #expect(top(.automatic) == 116)
    #expect(top(.large) == 116)
  }

  @Test func aSubtitleIsBelowTheInlineTitle() {
    let screen = screen(.inline) {
      Color.red.navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .subtitle) { mark("subtitle") } }
    }
    // The title is 17 points tall.
    #expect(screen.frame("subtitle") == CGRect(85, 45.5, 30, 10))
    #expect(screen.frame("content") == CGRect(0, 64, 200, 326))
  }

  @Test func aSubtitleAddsALineToALargeTitle() {
    let texts = screen(.large) {
      Color.red.navigationTitle("Title").navigationSubtitle("Below")
    }
    #expect(abs(texts.frame("content").minY - (116 + line)) < 1e-9)
    #expect(texts.tree.contains("\"Below\""))
    let items = screen(.large) {
      Color.red.navigationTitle("Title").navigationSubtitle("Below")
        .toolbar {
          ToolbarItem(placement: .subtitle) { mark("subtitle") }
          ToolbarItem(placement: .largeSubtitle) { mark("large") }
        }
    }
    #expect(items.frame("large") == CGRect(16, 101, 30, 10))
    #expect(items.probes.contains("subtitle") == false)
    #expect(!items.tree.contains("\"Below\""))
  }

  @Test func itemsReplaceTheTitles() {
    func content() -> some View {
      Color.red.navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .title) { mark("title") }
          ToolbarItem(placement: .largeTitle) { mark("large") }
        }
    }
    #expect(screen(.inline) { content() }.frame("title") == CGRect(85, 37, 30, 10))
    #expect(screen(.large) { content() }.frame("large") == CGRect(16, 67, 30, 10))
  }

  @Test func aSubtitleAloneHasABar() {
    let screen = screen(.inline) { Color.red.navigationSubtitle("Below") }
    #expect(screen.frame("content").minY == 64)
  }
}
