import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyVGridTests {
  private let three = [GridItem](repeating: GridItem(.fixed(20), spacing: 5), count: 3)

  @Test func makesOnlyLinesThatIntersectTheViewport() {
    let journal = Journal()
    let screen = Screen(70, 50) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { number in
            let _ = journal.note("\(number)")
            Color.red.frame(height: 25).probe("\(number)")
          }
        }
      }
    }
    #expect(screen.probes == (0..<6).map { "\($0)" })
    #expect(journal.take().count == 6)
    #expect(screen.frame("4") == CGRect(25, 25, 20, 25))
    #expect(screen.graph.mainScrollNode?.contentSize.height == 8_333_350)
    screen.scroll(to: CGPoint(x: 0, y: 25 * 100_000))
    #expect(screen.probes == (300_000..<300_006).map { "\($0)" })
    #expect(journal.take().count == 6)
    screen.scroll(to: CGPoint(x: 0, y: 333_332 * 25))
    #expect(screen.probes == (999_996..<1_000_000).map { "\($0)" })
  }

  @Test func aLineIsAsHighAsItsHighestCell() {
    let screen = Screen(70, 100) {
      LazyVGrid(columns: three, spacing: 10) {
        ForEach(0..<6, id: \.self) { number in
          Color.red.frame(height: number == 1 ? 30 : 10).probe("\(number)")
        }
      }
      .probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(0, 25, 70, 50))
    #expect(screen.frame("0") == CGRect(0, 35, 20, 10))
    #expect(screen.frame("1") == CGRect(25, 25, 20, 30))
    #expect(screen.frame("3") == CGRect(0, 65, 20, 10))
  }

  @Test func aCellBesideALongerOneIsVisibleWhereItsLineIs() {
    let screen = Screen(70, 100) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0) {
          ForEach(0..<2, id: \.self) { Color.red.frame(height: 20).probe("\($0)") }
          Color.red.frame(height: 500).probe("2")
          Color.red.frame(height: 20).probe("3")
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 200))
    #expect(screen.probes == ["0", "1", "2"])
    #expect(screen.frame("0") == CGRect(0, 40, 20, 20))
    screen.scroll(to: CGPoint(x: 0, y: 420))
    #expect(screen.probes == ["0", "1", "2", "3"])
  }

  @Test func contentSharesLines() {
    let isShown = true
    let screen = Screen(70, 100) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0) {
          Color.red.frame(height: 10).probe("a")
          ForEach(0..<4, id: \.self) { Color.red.frame(height: 10).probe("b\($0)") }
          if isShown { Color.red.frame(height: 10).probe("c") }
          ForEach(0..<4, id: \.self) { number in
            if number % 2 == 1 { Color.red.frame(height: 10).probe("d\(number)") }
          }
        }
      }
    }
    #expect(screen.probes == ["a", "b0", "b1", "b2", "b3", "c", "d1", "d3"])
    #expect(screen.frame("b1") == CGRect(50, 0, 20, 10))
    #expect(screen.frame("c") == CGRect(50, 10, 20, 10))
    #expect(screen.frame("d3") == CGRect(25, 20, 20, 10))
  }

  @Test func sectionsHaveLinesOfTheirOwn() {
    let journal = Journal()
    let screen = Screen(70, 100) {
      ScrollView {
        LazyVGrid(columns: three, spacing: 0) {
          ForEach(0..<1000, id: \.self) { section in
            Section {
              ForEach(0..<4, id: \.self) { cell in
                let _ = journal.note("\(section).\(cell)")
                Color.red.frame(height: 20).probe("\(section).\(cell)")
              }
            } header: {
              Color.blue.frame(height: 10).probe("header \(section)")
            }
          }
        }
      }
    }
    #expect(screen.frame("header 1") == CGRect(0, 50, 70, 10))
    #expect(screen.frame("1.0") == CGRect(0, 60, 20, 20))
    #expect(screen.frame("1.3") == CGRect(0, 80, 20, 20))
    #expect(journal.take().count == 8)
    #expect(screen.graph.mainScrollNode?.contentSize.height == 50_000)
    screen.scroll(to: CGPoint(x: 0, y: 25_000))
    #expect(screen.frame("header 500") == CGRect(0, 0, 70, 10))
    #expect(journal.take().count == 8)
  }

  @Test(arguments: [
    ([GridItem(.flexible()), GridItem(.flexible())], [46, 46]),
    ([GridItem(.flexible(maximum: 20)), GridItem(.flexible())], [20, 72]),
    ([GridItem(.flexible(minimum: 80)), GridItem(.flexible())], [80, 12]),
    ([GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 30))], [80, 12]),
    ([GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))], [40, 22, 22]),
    ([GridItem(.adaptive(minimum: 200))], [100]),
    ([], [nil]),
    ([GridItem(.adaptive(minimum: 10, maximum: 15), spacing: 0)], Array(repeating: 10, count: 10)),
  ]) func dividesTheWidth(items: [GridItem], expected: [CGFloat?]) {
    let layout = LazyLayout(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, pinnedViews: [],
      items: items)
    #expect(layout.tracks(for: 100).map(\.length) == expected)
  }

  /// The results of two published quizzes about grids.
  @Test func tracksThatExceedTheProposalDivideTheirSum() {
    let screen = Screen(300, 100) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
      ) {
        Color.red.frame(height: 10).probe("a")
        Color.red.frame(height: 10).probe("b")
      }
      .probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(-17, 45, 334, 10))
    #expect(screen.frame("a") == CGRect(-17, 45, 163, 10))
    #expect(screen.frame("b") == CGRect(154, 45, 180, 10))
  }

  @Test func aGridWithoutColumnsIsAColumn() {
    let screen = Screen {
      LazyVGrid(columns: [], spacing: 0) { Color.red.frame(height: 10).probe("a") }
    }
    #expect(screen.frame("a") == CGRect(0, 45, 100, 10))
  }

  @Test func aHorizontalGridGrowsToTheRight() {
    let screen = Screen(100, 50) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], alignment: .top, spacing: 10)
        {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(width: 40).probe("\(number)")
          }
        }
      }
    }
    #expect(screen.probes == ["0", "1", "2", "3"])
    #expect(screen.frame("3") == CGRect(50, 28, 40, 20))
    screen.scroll(to: CGPoint(x: 5_000, y: 0))
    #expect(screen.probes == ["200", "201", "202", "203"])
  }

  @Test func invalidItemsStillMakeTracks() {
    func frames(_ sizes: [GridItem.Size], in width: CGFloat? = 100) -> [CGRect] {
      let screen = Screen(width, 100) {
        LazyVGrid(columns: sizes.map { GridItem($0, spacing: 0) }, alignment: .leading, spacing: 0)
        {
          ForEach(0..<4, id: \.self) { Color.red.frame(height: 10).probe("\($0)") }
        }
      }
      return (0..<4).map { screen.frame("\($0)") }
    }
    // Of contradicting bounds, the greater applies.
    #expect(frames([.flexible(minimum: 50, maximum: 10)]).map(\.width) == [50, 50, 50, 50])
    #expect(frames([.fixed(-5), .fixed(40)]).map(\.width) == [0, 40, 0, 40])
    #expect(frames([.adaptive(minimum: .infinity)]).map(\.width) == [100, 100, 100, 100])
    #expect(frames([.adaptive(minimum: 0)]).map(\.width) == [1, 1, 1, 1])
    #expect(
      frames([.flexible(), .adaptive(minimum: 30)], in: nil).map(\.width) == [10, 30, 10, 30])
    #expect(frames([.fixed(.nan)]).map(\.minX).count == 4)
  }
}
