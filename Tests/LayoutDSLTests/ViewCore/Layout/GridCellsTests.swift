import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GridCellsTests {
  private final class Seen {
    var cells: GridCells?
  }

  /// Arranges its views as a grid does, without laying them out.
  private struct Arranging: Layout {
    let seen: Seen
    var spacing: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      seen.cells = GridCells(subviews, horizontalSpacing: spacing, verticalSpacing: spacing)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// Calls a closure with the cells of a grid of views, while the views exist.
  private func arranged<Content: View>(
    spacing: CGFloat? = nil, @ViewBuilder _ content: () -> Content,
    _ check: (GridCells) throws -> Void
  ) throws {
    let seen = Seen()
    let screen = Screen { Arranging(seen: seen, spacing: spacing) { content() } }
    try withExtendedLifetime(screen) { try check(#require(seen.cells)) }
    seen.cells = nil
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test func theLongestRowDecidesTheColumns() throws {
    try arranged {
      GridRow {
        box; box; box
      }
      GridRow { box }
    } _: { cells in
      #expect(cells.rows.map(\.cells) == [[0, 1, 2], [3]])
      #expect(cells.all.map(\.columns) == [0..<1, 1..<2, 2..<3, 0..<1])
      #expect(cells.all.map(\.row) == [0, 0, 0, 1])
      #expect(cells.singles == [[0, 3], [1], [2]])
      #expect(cells.spans.isEmpty)
    }
  }

  @Test func aViewOutsideARowSpansAllColumns() throws {
    try arranged {
      GridRow {
        box; box
      }
      box
      box
      GridRow {
        box; box
      }
    } _: { cells in
      #expect(cells.rows.map(\.cells) == [[0, 1], [2], [3], [4, 5]])
      #expect(cells.all[2].columns == 0..<2 && cells.all[3].columns == 0..<2)
    }
  }

  @Test func spansAreSortedByTheirColumnsAndThoseThatTakeNoWidthAreLeftOut() throws {
    try arranged {
      GridRow { box.gridCellColumns(3) }
      GridRow {
        box.gridCellColumns(2); box
      }
      GridRow { box.gridCellColumns(3).gridCellUnsizedAxes(.horizontal) }
    } _: { cells in
      #expect(cells.spans.map(\.columns) == [0..<2, 0..<3])
      #expect(cells.singles == [[], [], [2]])
    }
  }

  @Test(arguments: [0, -3, Int.max])
  func spansAreLimited(columns: Int) throws {
    try arranged {
      GridRow { box.gridCellColumns(columns) }
    } _: { cells in
      #expect(cells.all[0].columns == 0..<(columns > 0 ? 4096 : 1))
    }
  }

  @Test func theFirstAlignmentOfAColumnIsTaken() throws {
    try arranged {
      GridRow(alignment: .bottom) {
        box; box.gridColumnAlignment(.leading)
      }
      GridRow {
        box; box.gridColumnAlignment(.trailing)
      }
    } _: { cells in
      #expect(cells.columnAlignments == [nil, .leading])
      #expect(cells.rows.map(\.alignment) == [.bottom, nil])
    }
  }

  @Test func widthsOfASpanIncludeTheGapsInside() throws {
    try arranged(spacing: 4) {
      GridRow {
        box; box; box
      }
      GridRow {
        box.gridCellColumns(2); box
      }
    } _: { cells in
      #expect(cells.columnGaps == [4, 4] && cells.rowGaps == [4])
      let wide = cells.all[3]
      var widths: [CGFloat] = [10, 20, 30]
      #expect(cells.width(of: wide, widths) == 34)
      cells.widen(&widths, to: 40, for: wide)
      #expect(widths == [13, 23, 30])
      cells.widen(&widths, to: 5, for: wide)
      #expect(widths == [13, 23, 30])
    }
  }

  @Test func gapsArePreferredByTheCellsOnBothSides() throws {
    try arranged {
      GridRow {
        box; Text("a")
      }
      GridRow {
        Text("b"); box
      }
    } _: { cells in
      // The text engine of the tests prefers 6 points below a text, before a view.
      #expect(cells.columnGaps == [ViewSpacing.defaultDistance])
      #expect(cells.rowGaps == [6])
    }
  }

  @Test func thePriorityOfAColumnIsThatOfItsCells() throws {
    try arranged {
      GridRow {
        box; box.layoutPriority(2)
      }
      GridRow {
        box.layoutPriority(-1); box
      }
    } _: { cells in
      #expect(cells.priority(of: cells.singles[0]) == 0)
      #expect(cells.priority(of: cells.singles[1]) == 2)
      #expect(cells.priority(of: []) == -.infinity)
    }
  }
}
