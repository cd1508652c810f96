import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct ListTests {
  @Test func insetsRowsInACard() {
    let screen = Screen(320, 400) {
      List {
        NarrowRow("a")
        NarrowRow("b", height: 40)
      }
    }
    // The row is 44 points tall with centred content: x is 16 + 20, and the first group starts at
    // 35.
    #expect(screen.frame("a") == CGRect(36, 47, 50, 20))
    #expect(screen.frame("b") == CGRect(36, 90, 50, 40))
    #expect(
      screen.fills(.secondaryGroupedBackground) == [
        CGRect(16, 35, 288, 44), CGRect(16, 79, 288, 62),
      ])
    // One separator, from the content to the trailing edge of the card.
    #expect(screen.fills(.separator) == [CGRect(36, 78, 268, 1)])
    #expect(screen.fills(.groupedBackground) == [CGRect(0, 0, 320, 400)])
    #expect(screen.graph.mainScrollNode?.contentSize.height == 176)
  }

  @Test func plainRowsExtendFromEdgeToEdge() {
    let screen = Screen(320, 400) {
      List(0..<2) { NarrowRow("\($0)") }.listStyle(.plain)
    }
    #expect(screen.frame("0") == CGRect(20, 12, 50, 20))
    #expect(screen.frame("1") == CGRect(20, 56, 50, 20))
    #expect(
      screen.fills(.separator) == [
        CGRect(20, 0, 300, 1), CGRect(20, 43, 300, 1), CGRect(20, 87, 300, 1),
      ])
  }

  @Test func sectionsAreSeparateGroups() {
    let screen = Screen(320, 600) {
      List {
        Section {
          NarrowRow("a")
        }
        Section {
          NarrowRow("b")
        } header: {
          NarrowRow("header", height: 18)
        } footer: {
          NarrowRow("footer", height: 18)
        }
        NarrowRow("c")
        Section {
          NarrowRow("d")
        }
      }
    }
    #expect(screen.frame("a").minY == 47)
    // The first card ends at 79; a header has 34.5 above it (Measurements.md#list-header-padding).
    #expect(screen.frame("header") == CGRect(36, 113.5, 50, 18))
    // A row's content starts 12 below its card's edge.
    #expect(screen.frame("b").minY == 149.5)
    #expect(screen.frame("footer").minY == 187.5)
    #expect(screen.frame("c").minY == 247)
    #expect(screen.frame("d").minY == 326)
    #expect(screen.fills(.separator).isEmpty)
    #expect(screen.fills(.secondaryGroupedBackground).count == 4)
  }

  @Test func createsOnlyVisibleRows() {
    let journal = Journal()
    struct Row: View {
      let number: Int
      let journal: Journal

      var body: some View {
        let _ = journal.note("\(number)")
        Color.red.frame(height: 22).probe("\(number)")
      }
    }
    let screen = Screen(320, 440) {
      List(0..<100_000) { Row(number: $0, journal: journal) }.listStyle(.plain)
    }
    #expect(screen.probes == (0..<10).map(\.description))
    #expect(journal.take().count == 10)
    #expect(screen.graph.mainScrollNode?.contentSize.height == 4_400_000)
    screen.scroll(to: CGPoint(x: 0, y: 44 * 50_000))
    #expect(journal.take() == (50_000..<50_010).map(\.description))
    #expect(screen.frame("50000") == CGRect(20, 11, 280, 22))
    #expect(screen.fills(.separator).count == 10)
  }

  @Test func sectionsOfACollectionAreLazy() {
    let screen = Screen(320, 200) {
      List {
        ForEach(0..<1000, id: \.self) { section in
          Section {
            NarrowRow("\(section)a")
            NarrowRow("\(section)b")
          }
        }
      }
    }
    // Sections are 88 points tall and 35 apart.
    #expect(screen.probes == ["0a", "0b", "1a"])
    screen.scroll(to: CGPoint(x: 0, y: 123 * 500))
    #expect(screen.probes == ["500a", "500b", "501a"])
    #expect(screen.frame("500a").minY == 47)
    #expect(screen.fills(.separator) == [CGRect(36, 78, 268, 1), CGRect(36, 201, 268, 1)])
  }

  @Test func plainHeadersArePinned() {
    let screen = Screen(320, 100) {
      List {
        Section {
          ForEach(0..<20, id: \.self) { NarrowRow("\($0)") }
        } header: {
          NarrowRow("header", height: 18)
        }
      }.listStyle(.plain)
    }
    #expect(screen.frame("header").minY == 5)
    screen.scroll(to: CGPoint(x: 0, y: 200))
    #expect(screen.frame("header").minY == 5)
  }

  @Test func separatorsFollowTheirAlignmentGuides() {
    let screen = Screen(320, 400) {
      List {
        NarrowRow("a")
          .alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        NarrowRow("b")
      }
    }
    #expect(screen.fills(.separator) == [CGRect(66, 78, 20, 1)])
  }

  @Test func isFoundByIdentityAndScrollsToRows() throws {
    final class Held {
      var proxy: ScrollViewProxy?
    }
    let held = Held()
    let screen = Screen(320, 440) {
      ScrollViewReader { proxy in
        let _ = held.proxy = proxy
        List(0..<100_000) { NarrowRow("\($0)") }.listStyle(.plain).id("rows")
      }
    }
    let scroll = try #require(screen.graph.scrollNode(identifiedBy: "rows"))
    #expect(scroll === screen.graph.mainScrollNode)
    held.proxy?.scrollTo(90_000, anchor: .top)
    #expect(screen.frame("90000").minY == 12)
    #expect(scroll.contentOffset.y == 3_960_000)
  }

  @Test func rowsOfDataReceiveElementsOrBindings() {
    struct Item: Identifiable {
      let id: String
      var height: CGFloat
    }
    struct Items: View {
      @State private var items = [Item(id: "a", height: 20), Item(id: "b", height: 40)]

      var body: some View {
        List($items) { $item in
          Color.red.frame(width: 50, height: item.height).probe(item.id)
        }
      }
    }
    let bound = Screen(320, 200) { Items() }
    #expect(bound.frames == ["a": CGRect(36, 47, 50, 20), "b": CGRect(36, 90, 50, 40)])
    let named = Screen(320, 200) { List(["a", "b"], id: \.self) { NarrowRow($0) } }
    #expect(named.probes == ["a", "b"])
    let identified = Screen(320, 200) {
      List([Item(id: "a", height: 30)]) { NarrowRow($0.id, height: $0.height) }
    }
    #expect(identified.frame("a") == CGRect(36, 46, 50, 30))
  }

  @Test func theBackgroundCanBeHidden() {
    let screen = Screen(320, 200) {
      List { NarrowRow("a") }.scrollContentBackground(.hidden)
    }
    #expect(screen.fills(.groupedBackground).isEmpty)
    #expect(screen.fills(.secondaryGroupedBackground).count == 1)
  }
}
