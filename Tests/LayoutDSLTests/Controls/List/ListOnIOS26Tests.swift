import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The dimensions of lists in the look of iOS 26.
@MainActor struct ListOnIOS26Tests {
  private func screen(@ViewBuilder rows: () -> some View) -> Screen {
    Screen(320, 600, scale: 2) { List { rows() }.onIOS26() }
  }

  @Test func rowsAre52TallOnCardsWithAMarginOf16() {
    let screen = screen {
      Text("a").probe("a")
      Text("b").probe("b")
    }
    #expect(screen.frame("a") == CGRect(32, 52.5, 17, 17))
    #expect(screen.frame("b") == CGRect(32, 104.5, 17, 17))
    let cards = screen.fills(.secondaryGroupedBackground)
    #expect(cards == [CGRect(16, 35, 288, 52), CGRect(16, 87, 288, 52)])
  }

  @Test func separatorsEndBeforeTheEdgeOfTheCard() {
    let screen = screen {
      Text("a")
      Text("b")
    }
    #expect(
      screen.fills(of: Color.primary.opacity(25 / 255)) == [CGRect(32, 86, 256, 1)])
  }

  @Test func separatorsOfAPlainListEndBeforeTheEdgeOfTheScreen() {
    let screen = Screen(320, 600, scale: 2) {
      List {
        Text("a")
        Text("b")
      }
      .listStyle(.plain).onIOS26()
    }
    let lines = screen.fills(of: Color.primary.opacity(25 / 255))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.minX == 16 && $0.maxX == 304 })
  }

  @Test func headersAreBodyTextInTheirOwnCase() {
    let screen = screen {
      Section {
        Text("a").probe("a")
      } header: {
        Text("h").probe("first")
      }
      Section {
        Text("b").probe("b")
      } header: {
        Text("h").probe("second")
      }
    }
    #expect(screen.frame("first") == CGRect(32, 10, 17, 17))
    #expect(screen.frame("a").minY == 54.5)
    // 27.5 below the card, which ends at 89.
    #expect(screen.frame("second") == CGRect(32, 116.5, 17, 17))
    #expect(screen.frame("b").minY == 161)
    #expect(screen.text.prepared.contains { $0.runs.contains { $0.string == "h" } })
  }

  @Test func footersAreCloserToTheNextGroup() {
    let screen = screen {
      Section {
        Text("a")
      } footer: {
        Text("f").probe("footer")
      }
      Section {
        Text("b").probe("b")
      } footer: {
        Text("g").probe("last")
      }
      Section {
        Text("c")
      } header: {
        Text("h").probe("header")
      }
    }
    // Measurements.md#list-header-ios26: the first card ends at 87, the second begins at 131.5.
    #expect(screen.frame("footer") == CGRect(32, 95, 13, 13))
    #expect(screen.frame("b").minY == 149)
    #expect(screen.frame("header").minY - screen.frame("last").maxY == 16)
  }

  @Test func plainListsHaveRoomAboveHeaders() {
    let screen = Screen(320, 600, scale: 2) {
      List {
        Section {
          Text("a").probe("a")
        } header: {
          Text("h").probe("h")
        }
      }
      .listStyle(.plain).onIOS26()
    }
    #expect(screen.frame("h") == CGRect(16, 32, 17, 17))
    #expect(screen.frame("a").minY == 76.5)
  }

  @Test func anAppSetsTheHeightOfRows() {
    let screen = Screen(320, 600) {
      List { Text("a").probe("a") }.environment(\.defaultMinListRowHeight, 100).onIOS26()
    }
    #expect(screen.frame("a").midY == 85)
  }
}
