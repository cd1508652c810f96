import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  @Test func wideCellWidensItsColumnsInEqualParts() {
    let screen = Screen {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10); box("c", 5, 10)
        }
        GridRow {
          box("wide", 60, 10).gridCellColumns(2); box("d", 5, 10)
        }
      }.probe("grid")
    }
    // 10 + 10 + 20 are 20 too few.
    #expect(screen.frame("grid") == CGRect(12.5, 40, 75, 20))
    #expect(screen.frame("a").minX == 12.5)
    #expect(screen.frame("b").minX == 42.5)
    #expect(screen.frame("c").minX == 82.5)
    #expect(screen.frame("d").minX == 82.5)
  }

  @Test func flexibleColumnsMakeRoomForAWideCell() {
    let screen = Screen(100, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.probe("a"); Color.red.probe("b"); Color.red.probe("c")
        }
        GridRow { box("wide", 80, 10).gridCellColumns(2) }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(0, 0, 100, 20))
    #expect(screen.frame("a").width == 40)
    #expect(screen.frame("c").width == 20)
  }

  @Test func flexibleWideCellsShareColumnsWithoutOthers() {
    let screen = Screen(100, 20) {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Color.red.probe("a").gridCellColumns(2); Color.red.probe("b").gridCellColumns(2)
        }
        GridRow {
          Color.red.probe("c"); Color.red.probe("d").gridCellColumns(3)
        }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(0, 0, 100, 20))
    #expect(screen.frame("a").width == 48)
    #expect(screen.frame("b").width == 48)
    #expect(screen.frame("c").width == 22)
    #expect(screen.frame("d").width == 74)
  }

  @Test func wideCellWidensColumnsWithoutOthers() {
    let screen = Screen(200, 20) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("wide", 80, 10).gridCellColumns(2)
        }
        GridRow {
          box("b", 10, 10); box("c", 30, 10)
        }
      }.probe("grid")
    }
    // Column widths of 30 and 0 lack 40 for the wide cell of 80, given the gap.
    #expect(screen.frame("grid").width == 100)
    #expect(screen.frame("c").midX == screen.frame("wide").minX + 25)
  }

  @Test func viewOutsideRowsSpansAllColumns() {
    let screen = Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }
        box("line", 70, 5)
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(15, 40, 70, 20))
    #expect(screen.frame("line") == CGRect(15, 55, 70, 5))
  }

  @Test func unsizedCellFillsTheSpaceOfTheOthers() {
    let screen = Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }
        Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal).probe("line")
        GridRow {
          Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).probe("c"); box("d", 5, 8)
        }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(30, 35, 40, 30))
    #expect(screen.frame("line") == CGRect(30, 50, 40, 2))
    #expect(screen.frame("c") == CGRect(30, 57, 10, 8))
  }

  @Test func alignments() {
    let screen = Screen {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 40, 40)
        }
        GridRow(alignment: .top) {
          box("c", 40, 20); box("d", 10, 10)
        }
        GridRow {
          box("e", 10, 10).gridCellAnchor(.center)
          box("f", 10, 40).gridColumnAlignment(.leading)
        }
      }
    }
    #expect(screen.frame("a") == CGRect(40, 30, 10, 10))
    #expect(screen.frame("d") == CGRect(50, 40, 10, 10))
    #expect(screen.frame("e") == CGRect(25, 75, 10, 10))
    #expect(screen.frame("f") == CGRect(50, 60, 10, 40))
  }

  @Test func rowsAlignByBaseline() {
    let screen = Screen(200, 200) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a").font(.system(size: 20)).probe("large")
          Text("b").font(.system(size: 8)).probe("small")
        }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(86, 90, 28, 20))
    // Baselines are at three quarters of the heights: 15 and 6.
    #expect(screen.frame("small").minY - screen.frame("large").minY == 9)
  }

  @Test func gapsAreTheLargestThatCellsPrefer() {
    let screen = Screen(200, 200) {
      Grid {
        GridRow {
          Text("a").font(.system(size: 10)); Text("b").font(.system(size: 10))
        }
        GridRow {
          Text("c").font(.system(size: 10)); Color.red.frame(width: 10, height: 10)
        }
      }.probe("grid")
    }
    // The text engine of the tests requests 2 between texts and 6 below a text; columns keep 8.
    #expect(screen.frame("grid").size == CGSize(width: 28, height: 26))
  }

  @Test func rowModifiersApplyToEveryCell() {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }.padding(5)
        GridRow { box("c", 10, 10) }.padding(5)
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(25, 30, 50, 40))
    #expect(screen.frame("a") == CGRect(30, 35, 10, 10))
    #expect(screen.frame("b") == CGRect(50, 35, 20, 10))
    #expect(screen.frame("c") == CGRect(30, 55, 10, 10))
  }

  @Test func conditionalAndRepeatedRowsAreRows() {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2) { row in
          GridRow {
            box("a\(row)", row == 0 ? 10 : 30, 10); box("b\(row)", 20, 10)
          }
        }
        if true {
          GridRow { box("a2", 10, 10) }
        }
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(25, 35, 50, 30))
    #expect(screen.frame("a0") == CGRect(35, 35, 10, 10))
    #expect(screen.frame("a2") == CGRect(35, 55, 10, 10))
    #expect(screen.frame("b1") == CGRect(55, 45, 20, 10))
  }

  @Test func gridBehindAnyLayoutHasRows() {
    let screen = Screen {
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }
        GridRow { box("c", 30, 10) }
      }
    }
    #expect(screen.frame("b") == CGRect(55, 40, 20, 10))
  }

  @Test func rowOutsideAGridIsAGroup() {
    let screen = Screen {
      VStack(spacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }
      }
    }
    #expect(screen.frame("b") == CGRect(40, 50, 20, 10))
  }

  @Test func gridWithoutRowsIsAColumn() {
    let screen = Screen {
      Grid(verticalSpacing: 0) {
        box("a", 10, 10); box("b", 20, 10)
      }.probe("grid")
    }
    #expect(screen.frame("grid") == CGRect(40, 40, 20, 20))
    #expect(screen.frame("a") == CGRect(45, 40, 10, 10))
  }

  @Test func emptyGridTakesNoSpace() {
    let screen = Screen { Grid { EmptyView() }.probe("grid") }
    #expect(screen.frame("grid").size == .zero)
  }

  @Test func invalidSpansAreClamped() {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10).gridCellColumns(-3); box("b", 20, 10)
        }
        GridRow { box("c", 10, 10).gridCellColumns(.max) }
      }.probe("grid")
    }
    #expect(screen.frame("grid").size == CGSize(width: 30, height: 20))
  }

  @Test func rowsFollowTheState() {
    struct Rows: View {
      let remote: Remote<Int>
      @State private var count = 1

      var body: some View {
        let _ = remote.binding = $count
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            GridRow(alignment: row == 0 ? (count > 2 ? .top : .bottom) : nil) {
              Color.red.frame(width: 10, height: 10).probe("cell\(row)")
              Color.red.frame(width: 10 + CGFloat(row), height: 20)
            }
          }
        }.probe("grid")
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Rows(remote: remote) }
    #expect(screen.frame("grid").size == CGSize(width: 20, height: 20))
    #expect(screen.frame("cell0").minY - screen.frame("grid").minY == 10)
    remote.value = 3
    #expect(screen.frame("grid").size == CGSize(width: 22, height: 60))
    #expect(screen.frame("cell0").minY - screen.frame("grid").minY == 0)
  }

  @Test func everyCellIsMeasuredOnceForAProposal() {
    let screen = Screen(400, 400) {
      Grid {
        ForEach(0..<10) { _ in
          GridRow { ForEach(0..<10) { _ in Rectangle() } }
        }
      }
    }
    // Columns measure for the minimum, the maximum and a share of the width; rows likewise.
    #expect(screen.graph.measureCount <= 100 * 7 + 10)
  }
}
