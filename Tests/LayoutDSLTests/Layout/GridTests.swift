import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct GridTests {
  @Test func conditionalAndRepeatedRowsAreRows() {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2) { row in
          GridRow {
            Color.red.frame(width: row == 0 ? 10 : 30, height: 10).probe("a\(row)")
            Color.blue.frame(width: 20, height: 10).probe("b\(row)")
          }
        }
        if true {
          GridRow { Color.green.frame(width: 10, height: 10).probe("a2") }
        }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(25, 35, 50, 30))
    #expect(screen.frame("a0") == CGRect(35, 35, 10, 10))
    #expect(screen.frame("a2") == CGRect(35, 55, 10, 10))
    #expect(screen.frame("b1") == CGRect(55, 45, 20, 10))
  }

  @Test func modifiersOfARowAreModifiersOfItsCells() {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 10, height: 10).probe("one") }.padding(5)
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10).probe("two")
        }.padding(5)
      }
    }
    #expect(screen.frame("one") == CGRect(35, 35, 10, 10))
    #expect(screen.frame("two") == CGRect(55, 55, 10, 10))
  }

  @Test func flexibleColumnsShareTheWidth() {
    let screen = Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).probe("a")
          Color.blue.frame(width: 30, height: 10).probe("b")
          Color.green.frame(height: 10).probe("c")
        }
      }
    }
    #expect(screen.frame("a") == CGRect(0, 45, 25, 10))
    #expect(screen.frame("b") == CGRect(35, 45, 30, 10))
    #expect(screen.frame("c") == CGRect(75, 45, 25, 10))
  }

  @Test func unsizedCellsFollowTheOthers() {
    let screen = Screen {
      Grid(verticalSpacing: 0) {
        Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal).probe("line")
        GridRow { Color.blue.frame(width: 40, height: 10).probe("cell") }
      }
    }
    #expect(screen.frame("line") == CGRect(30, 44, 40, 2))
    #expect(screen.frame("cell") == CGRect(30, 46, 40, 10))
  }

  @Test func rowsAlignTheirCells() {
    let screen = Screen {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 10, height: 10).probe("low")
          Color.red.frame(width: 10, height: 30)
        }
        GridRow {
          Color.red.frame(width: 10, height: 10).probe("high")
          Color.red.frame(width: 10, height: 30)
        }
      }
    }
    #expect(screen.frame("low") == CGRect(40, 40, 10, 10))
    #expect(screen.frame("high") == CGRect(40, 50, 10, 10))
  }

  @Test func aRowOutsideAGridIsAStack() {
    let screen = Screen {
      GridRow {
        Color.red.frame(width: 10, height: 10).probe("a")
        Color.blue.frame(width: 10, height: 10).probe("b")
      }
    }
    #expect(screen.frame("b").minX == screen.frame("a").maxX + 8)
  }

  @Test func anEmptyGridIsEmpty() {
    let screen = Screen { Grid {}.probe("grid") }
    #expect(screen.frame("grid").size == .zero)
  }
}
