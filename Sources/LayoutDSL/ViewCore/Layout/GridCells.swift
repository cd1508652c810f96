import Foundation

/// The subviews of a grid, arranged in rows and columns.
struct GridCells {
  struct Cell {
    @Unretained var node: GeometricNode
    let row: Int
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    /// Returns the width of the cell for a proposed width and its ideal height.
    func width(offered: CGFloat?) -> CGFloat {
      node.measure(ProposedViewSize(width: offered, height: nil)).width
    }
  }

  struct Row {
    var cells: [Int] = []
    var alignment: VerticalAlignment?
  }

  private(set) var all: [Cell] = []
  private(set) var rows: [Row] = []
  /// The indices of the cells that span a single column, by column.
  private(set) var singles: [[Int]]
  /// The cells that span several columns and take part in sizing, those with the fewest columns
  /// first.
  private(set) var spans: [Cell]
  private(set) var columnAlignments: [HorizontalAlignment?]
  /// The distances after each column and row but the last.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  /// A limit on the columns that a cell spans, beyond any real grid.
  private static let greatestSpan = 4096

  init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    let rowNodes = subviews.nodes.map(\.gridRow)
    var spansOfRows: [[Int]] = []
    for (index, row) in rowNodes.enumerated() {
      if row == nil || index == 0 || row !== rowNodes[index - 1] {
        rows.append(Row(alignment: row?.alignment))
        spansOfRows.append([])
      }
      rows[rows.count - 1].cells.append(index)
      let span = row == nil ? 0 : subviews[index][GridCellColumnsKey.self]
      spansOfRows[rows.count - 1].append(min(max(span, row == nil ? 0 : 1), Self.greatestSpan))
    }
    let columnCount = spansOfRows.reduce(subviews.isEmpty ? 0 : 1) { max($0, $1.reduce(0, +)) }
    singles = Array(repeating: [], count: columnCount)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for (row, spans) in spansOfRows.enumerated() {
      var column = 0
      for (index, span) in zip(rows[row].cells, spans) {
        let subview = subviews[index]
        let columns = span == 0 ? 0..<columnCount : column..<column + span
        column += span
        all.append(
          Cell(
            node: subview.node, row: row, columns: columns,
            unsizedAxes: subview[GridCellUnsizedAxesKey.self],
            anchor: subview[GridCellAnchorKey.self]))
        guard columns.count == 1 else { continue }
        singles[columns.lowerBound].append(index)
        let alignment = subview[GridColumnAlignmentKey.self]
        columnAlignments[columns.lowerBound] = columnAlignments[columns.lowerBound] ?? alignment
      }
    }
    spans = all.filter { $0.columns.count > 1 && !$0.unsizedAxes.contains(.horizontal) }
      .enumerated().sorted {
        ($0.element.columns.count, $0.offset) < ($1.element.columns.count, $1.offset)
      }.map(\.element)
    columnGaps = gaps(count: columnCount, fixed: horizontalSpacing) { preferredColumnGaps() }
    rowGaps = gaps(count: rows.count, fixed: verticalSpacing) { preferredRowGaps() }
  }

  // MARK: Widths

  /// Returns the width of the columns of a cell, including the gaps between them.
  func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let first = cell.columns.lowerBound
    var width = widths[first]
    for column in cell.columns.dropFirst() {
      width += columnGaps[column - 1] + widths[column]
    }
    return width
  }

  /// Returns the sum of the distances between the columns of a cell.
  func gaps(in cell: Cell) -> CGFloat {
    cell.columns.dropLast().reduce(0) { $0 + columnGaps[$1] }
  }

  /// Widens the columns of a cell by equal parts until a width fits.
  func widen(_ widths: inout [CGFloat], to width: CGFloat, for cell: Cell) {
    let missing = width - self.width(of: cell, widths)
    guard missing > 0 else { return }
    for column in cell.columns {
      widths[column] += missing / CGFloat(cell.columns.count)
    }
  }

  /// Returns the priority of a column or row: the highest priority of its cells.
  func priority(of indices: [Int]) -> Double {
    indices.reduce(-.infinity) { max($0, all[$1].node.layoutPriority) }
  }

  // MARK: Distances

  private func gaps(
    count: Int, fixed: CGFloat?, preferred: () -> [CGFloat?]
  ) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let fixed { return Array(repeating: fixed, count: count - 1) }
    return preferred().map { $0 ?? ViewSpacing.defaultDistance }
  }

  /// The greatest distance that two cells on both sides of each gap prefer.
  private func preferredColumnGaps() -> [CGFloat?] {
    var gaps = [CGFloat?](repeating: nil, count: singles.count - 1)
    for row in rows {
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
        let gap = all[left].columns.upperBound - 1
        let distance = all[left].node.spacing().distance(
          to: all[right].node.spacing(), along: .horizontal)
        gaps[gap] = max(gaps[gap] ?? distance, distance)
      }
    }
    return gaps
  }

  private func preferredRowGaps() -> [CGFloat?] {
    zip(rows, rows.dropFirst()).map { above, below in
      var gap: CGFloat?
      var first = below.cells.startIndex
      for upper in above.cells {
        let spacing = all[upper].node.spacing()
        // Both rows run from left to right: cells that end before this one need no further check.
        while first < below.cells.endIndex,
          all[below.cells[first]].columns.upperBound <= all[upper].columns.lowerBound
        {
          first += 1
        }
        for lower in below.cells[first...] {
          guard all[lower].columns.lowerBound < all[upper].columns.upperBound else { break }
          let distance = spacing.distance(to: all[lower].node.spacing(), along: .vertical)
          gap = max(gap ?? distance, distance)
        }
      }
      return gap
    }
  }

  /// The spacing of the cells at the edges of the grid.
  var spacing: ViewSpacing {
    var result = ViewSpacing()
    for cell in all {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == rows.count - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == singles.count { edges.insert(.trailing) }
      if !edges.isEmpty { result.formUnion(cell.node.spacing(), edges: edges) }
    }
    return result
  }
}
