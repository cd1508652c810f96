import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SharedPlattersTests {
  private func screen(@ToolbarContentBuilder _ items: @escaping () -> some ToolbarContent) -> Screen
  {
    Screen(402, 800) {
      NavigationStack { Color.red.navigationTitle("T").toolbar(content: items) }.onIOS26()
    }
  }

  /// A symbol of 20 × 20 points.
  private static func symbol(_ name: String) -> some View {
    Color.black.frame(width: 20, height: 20).probe(name)
  }

  @Test func symbolsShareAPlatterInCellsOf44() {
    let screen = screen {
      ToolbarItem { Self.symbol("a") }
      ToolbarItem { Self.symbol("b") }
      ToolbarItem { Self.symbol("c") }
    }
    #expect(["a", "b", "c"].map { screen.frame($0).midX } == [276, 320, 364])
  }

  @Test func aSpacerSeparatesPlatters() {
    let screen = screen {
      ToolbarItem { Self.symbol("a") }
      ToolbarSpacer(.fixed)
      ToolbarItem { Self.symbol("b") }
    }
    #expect(["a", "b"].map { screen.frame($0).midX } == [308, 364])
  }

  @Test func aTextHasItsOwnPlatterWhileItIsShown() {
    struct Filter: View {
      let remote: Remote<Bool>
      @State private var isText = false
      var body: some View {
        let _ = remote.binding = $isText
        if isText { Text("Filter").probe("b") } else { SharedPlattersTests.symbol("b") }
      }
    }
    let remote = Remote<Bool>()
    let screen = screen {
      ToolbarItem { Self.symbol("a") }
      ToolbarItem { Filter(remote: remote) }
    }
    #expect(screen.frame("a").midX == 320)
    remote.value = true
    // 16 from the side, a title between insets of 16, 12 between the platters.
    #expect(screen.frame("a").midX == 402 - 16 - 32 - screen.frame("b").width - 12 - 22)
    remote.value = false
    #expect(screen.frame("a").midX == 320)
  }

  @Test func anItemWithoutABackgroundIsApart() {
    let screen = screen {
      ToolbarItem { Self.symbol("a") }
      ToolbarItem { Self.symbol("b") }.sharedBackgroundVisibility(.hidden)
    }
    #expect(abs(screen.frame("b").maxX - 386) < 1e-9)
    #expect(abs(screen.frame("a").midX - (366 - 12 - 22)) < 1e-9)
  }

  @Test func aTextIsAsFarFromTheEndOfItsPlatterBesideASymbol() {
    for textIsFirst in [true, false] {
      let screen = screen {
        ToolbarItemGroup {
          if textIsFirst { Text("One").probe("one") }
          Self.symbol("a")
          if !textIsFirst { Text("One").probe("one") }
        }
      }
      let first = textIsFirst ? "one" : "a", last = textIsFirst ? "a" : "one"
      #expect(abs(screen.frame(last).maxX - (402 - 16 - 16)) < 1e-9)
      #expect(abs(screen.frame(last).minX - screen.frame(first).maxX - 16) < 1e-9)
    }
  }

  @Test func aGroupWithATextSharesOnePlatter() {
    let screen = screen {
      ToolbarItemGroup {
        Text("One").probe("one")
        Text("Two").probe("two")
      }
    }
    #expect(screen.frame("two").minX - screen.frame("one").maxX == 16)
  }
}
