import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct ListRowTests {
  @Test func rowsSetInsetsBackgroundAndSeparators() {
    let screen = Screen(320, 400) {
      List {
        NarrowRow("a").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
        NarrowRow("b").listRowBackground(Color.green.probe("ground"))
        NarrowRow("c").listRowSeparator(.hidden)
        NarrowRow("d")
      }
    }
    #expect(screen.frame("a") == CGRect(21, 47, 50, 20))
    #expect(screen.frame("ground") == CGRect(16, 79, 288, 44))
    #expect(screen.fills(.secondaryGroupedBackground).count == 3)
    #expect(screen.fills(.separator) == [CGRect(21, 78, 283, 1)])
  }

  @Test func contentInTheCornersOfACardIsCutOff() {
    func clips(_ insets: EdgeInsets?) -> Int {
      let screen = Screen(320, 400) {
        List { Color.green.frame(height: 60).listRowInsets(insets) }
      }
      func count(_ list: DisplayList) -> Int {
        list.items.reduce(0) {
          switch $1 {
          case .group(.clip(let path, _), let inner) where path.boundingRect.width == 288:
            $0 + 1 + count(inner)
          case .group(_, let inner): $0 + count(inner)
          default: $0
          }
        }
      }
      return count(screen.list)
    }
    #expect(clips(EdgeInsets()) == 1)
    #expect(clips(nil) == 0)
  }

  @Test func rowsWithoutCardsReachTheEdgesOfTheScreen() {
    func screen(_ style: some ListStyle) -> Screen {
      Screen(400, 300, safeArea: EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 60)) {
        List {
          NarrowRow("a")
          NarrowRow("b")
        }
        .listStyle(style)
      }
    }
    let grouped = screen(.grouped)
    #expect(grouped.fills(.secondaryGroupedBackground).allSatisfy { $0.minX == 0 })
    #expect(grouped.fills(.secondaryGroupedBackground).map(\.width) == [400, 400])
    #expect(grouped.frame("a").minX == 70)
    // The edges of the group are lines across the screen; the line between begins at the content.
    #expect(grouped.fills(.separator).map(\.minX) == [0, 70, 0])
    #expect(grouped.fills(.separator).allSatisfy { $0.maxX == 400 })
    let cards = screen(.insetGrouped)
    #expect(cards.fills(.secondaryGroupedBackground).allSatisfy { $0.minX > 50 && $0.maxX < 340 })
  }

  @Test func theBackgroundOfASectionAppliesToItsRows() {
    let screen = Screen(320, 400) {
      List {
        Section {
          NarrowRow("a")
          NarrowRow("b")
        } header: {
          NarrowRow("header")
        } footer: {
          NarrowRow("footer")
        }
        .listRowBackground(Color.green.probe("ground"))
      }
      .listStyle(.plain)
    }
    let rows = ["a", "b"].map { screen.frame($0).midY }
    #expect(screen.frames("ground").map(\.midY) == rows)
    #expect(!screen.frame("header").isNull && !screen.frame("footer").isNull)
  }

  @Test func spacedRowsAreSeparateCards() {
    let screen = Screen(320, 400) {
      List {
        NarrowRow("a")
        NarrowRow("b")
      }.listRowSpacing(10)
    }
    #expect(screen.frame("b").minY == 101)
    #expect(screen.fills(.separator).isEmpty)
  }

  @Test func groupedSectionsAreBandsAndInsetRowsHaveMargins() {
    let grouped = Screen(320, 200) {
      List(0..<2) { NarrowRow("\($0)") }.listStyle(.grouped)
    }
    #expect(grouped.frame("0") == CGRect(20, 47, 50, 20))
    #expect(
      grouped.fills(.separator) == [
        CGRect(0, 35, 320, 1), CGRect(20, 78, 300, 1), CGRect(0, 122, 320, 1),
      ])
    let inset = Screen(320, 200) {
      List(0..<2) { NarrowRow("\($0)") }.listStyle(.inset)
    }
    #expect(inset.frame("0") == CGRect(36, 12, 50, 20))
    #expect(inset.fills(.separator).map(\.minX) == [36, 36, 36])
    #expect(inset.fills(.separator).map(\.maxX) == [304, 304, 304])
  }

  @Test func aColourFillsTheHeightThatTheRowHasBeyondIt() {
    let screen = Screen(320, 400) {
      List {
        Color.red.probe("inset")
        Color.blue.listRowInsets(EdgeInsets()).probe("whole")
        NarrowRow("text")
      }
      .listStyle(.plain)
    }
    #expect(screen.frame("inset").height == 22)
    #expect(screen.frame("whole").height == 44)
    #expect(screen.frame("text").height == 20)
  }
}
