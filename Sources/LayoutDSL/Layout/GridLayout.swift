import Foundation

/// Arranges views in rows, whose cells line up in columns.
nonisolated public struct GridLayout: Layout {
  /// Where cells are in their rows and columns.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the largest that two neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the largest that two neighbours prefer.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The sum of the columns and rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let grid = solve(subviews, proposal)
    return CGSize(width: grid.columns.end, height: grid.rows.end)
  }

  /// Places every view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let grid = solve(subviews, proposal)
    for (row, cells) in grid.table.rows.enumerated() {
      let frames = cells.map { cell in
        CGRect(
          x: bounds.minX + grid.columns.start(cell.columns),
          y: bounds.minY + grid.rows.start(row..<row + 1),
          width: grid.columns.length(cell.columns), height: grid.rows.lengths[row])
      }
      let guide = grid.table.guides[row] ?? alignment.vertical.key
      let extent = extent(of: cells, widths: frames.map(\.width), frames.first?.height, guide)
      let slack = grid.rows.lengths[row] - extent.above - extent.below
      for (cell, frame) in zip(cells, frames) {
        let offer = ProposedViewSize(frame.size)
        let dimensions = cell.subview.dimensions(in: offer)
        var origin = frame.origin
        if let anchor = cell.subview[GridCellAnchor.self] {
          origin.x += anchor.x * (frame.width - dimensions.width)
          origin.y += anchor.y * (frame.height - dimensions.height)
        } else {
          let column =
            cell.columns.count == 1 ? grid.table.alignments[cell.columns.lowerBound] : nil
          let horizontal = Alignment(
            horizontal: column ?? alignment.horizontal, vertical: .top)
          origin.x +=
            cell.subview.node.origin(aligning: dimensions, to: horizontal, in: frame.size).x
          let share = guide == VerticalAlignment.bottom.key ? slack : 0
          let centre = guide == VerticalAlignment.center.key ? slack / 2 : 0
          origin.y += extent.above - dimensions[VerticalAlignment(guide)] + share + centre
        }
        cell.subview.place(at: origin, proposal: offer)
      }
    }
  }

  // MARK: Sizes

  /// One view and the columns it covers.
  private struct Cell {
    let subview: LayoutSubview
    var columns: Range<Int>

    func isSized(_ axis: Axis) -> Bool {
      !subview[GridCellUnsizedAxes.self].contains(Axis.Set(axis))
    }
  }

  /// The cells by rows.
  private struct Table {
    var rows: [[Cell]] = []
    /// The guide each row asks for.
    var guides: [AlignmentKey?] = []
    /// The alignment each column asks for.
    var alignments: [HorizontalAlignment?] = []
  }

  /// Columns from left to right or rows from top to bottom.
  private struct Tracks {
    var lengths: [CGFloat]
    /// The distance before each track but the first.
    let gaps: [CGFloat]

    var end: CGFloat { length(0..<lengths.count) }

    func start(_ tracks: Range<Int>) -> CGFloat {
      lengths[..<tracks.lowerBound].reduce(0, +) + gaps[..<tracks.lowerBound].reduce(0, +)
    }

    func length(_ tracks: Range<Int>) -> CGFloat {
      guard let last = tracks.last else { return 0 }
      return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<last].reduce(0, +)
    }
  }

  private func table(_ subviews: Subviews) -> Table {
    var table = Table()
    var wholeRows: [Int] = []
    var lastRow: GridRowNode?
    for subview in subviews {
      let row = subview.node.structuralAncestor(GridRowNode.self)
      if row == nil || row !== lastRow {
        if row == nil { wholeRows.append(table.rows.count) }
        table.rows.append([])
        table.guides.append(row?.alignment)
        lastRow = row
      }
      let last = table.rows.count - 1
      let start = table.rows[last].last?.columns.upperBound ?? 0
      let span = min(max(subview[GridCellColumns.self], 1), 1000)
      table.rows[last].append(Cell(subview: subview, columns: start..<start + span))
    }
    let count = table.rows.compactMap { $0.last?.columns.upperBound }.max() ?? 0
    for row in wholeRows {
      table.rows[row][0].columns = 0..<count
    }
    table.alignments = Array(repeating: nil, count: count)
    for cell in table.rows.joined() {
      guard let alignment = cell.subview[GridColumnAlignment.self] else { continue }
      table.alignments[cell.columns.lowerBound] = alignment
    }
    return table
  }

  private func solve(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (table: Table, columns: Tracks, rows: Tracks) {
    let table = table(subviews)
    let columns = columns(of: table, width: proposal.width)
    return (table, columns, rows(of: table, columns: columns, height: proposal.height))
  }

  private func columns(of table: Table, width: CGFloat?) -> Tracks {
    let count = table.alignments.count
    var gaps = Array(repeating: horizontalSpacing ?? 0, count: max(count - 1, 0))
    if horizontalSpacing == nil {
      for row in table.rows {
        for (cell, next) in zip(row, row.dropFirst()) {
          let gap = cell.columns.upperBound - 1
          let distance = cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal)
          gaps[gap] = max(gaps[gap], distance)
        }
      }
    }
    var single: [[Cell]] = Array(repeating: [], count: count)
    var spanning: [Cell] = []
    for cell in table.rows.joined() where cell.isSized(.horizontal) {
      if cell.columns.count == 1 {
        single[cell.columns.lowerBound].append(cell)
      } else {
        spanning.append(cell)
      }
    }
    let room = width.map { $0 - gaps.reduce(0, +) }
    var tracks = Tracks(
      lengths: divide(room, count: count) { column, offer in
        single[column].reduce(0) {
          max($0, $1.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
        }
      }, gaps: gaps)
    // What covers several columns spreads what it needs beyond them equally.
    for cell in spanning.sorted(by: { $0.columns.count < $1.columns.count }) {
      let covered = tracks.length(cell.columns)
      let offer = width.map { max($0 - tracks.end + covered, 0) }
      let size = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil))
      let share = (size.width - covered) / CGFloat(cell.columns.count)
      guard share > 0 else { continue }
      for column in cell.columns {
        tracks.lengths[column] += share
      }
    }
    return tracks
  }

  private func rows(of table: Table, columns: Tracks, height: CGFloat?) -> Tracks {
    let gaps = zip(table.rows, table.rows.dropFirst()).map { upper, lower in
      verticalSpacing
        ?? upper.reduce(0) { gap, cell in
          lower.reduce(gap) {
            guard $1.columns.overlaps(cell.columns) else { return $0 }
            return max(
              $0, cell.subview.spacing.distance(to: $1.subview.spacing, along: .vertical))
          }
        }
    }
    let room = height.map { $0 - gaps.reduce(0, +) }
    let lengths = divide(room, count: table.rows.count) { row, offer in
      let cells = table.rows[row].filter { $0.isSized(.vertical) }
      let extent = extent(
        of: cells, widths: cells.map { columns.length($0.columns) }, offer,
        table.guides[row] ?? alignment.vertical.key)
      return extent.above + extent.below
    }
    return Tracks(lengths: lengths, gaps: gaps)
  }

  /// How far cells of one row reach above and below the guide at which they meet.
  private func extent(
    of cells: [Cell], widths: [CGFloat], _ height: CGFloat?, _ guide: AlignmentKey
  ) -> (above: CGFloat, below: CGFloat) {
    var extent: (above: CGFloat, below: CGFloat)?
    for (cell, width) in zip(cells, widths) where cell.subview[GridCellAnchor.self] == nil {
      let dimensions = cell.subview.dimensions(
        in: ProposedViewSize(width: width, height: height))
      let above = dimensions[VerticalAlignment(guide)]
      let below = dimensions.height - above
      extent = extent.map { (max($0.above, above), max($0.below, below)) } ?? (above, below)
    }
    let heights = zip(cells, widths).map { cell, width in
      cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height)).height
    }
    let (above, below) = extent ?? (0, 0)
    return (above, max(below, (heights.max() ?? 0) - above))
  }

  /// Divides a length as a stack does: the least flexible track first, each being offered an equal
  /// part of what is left.
  private func divide(
    _ room: CGFloat?, count: Int, length: (_ track: Int, _ offer: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    let limits = (0..<count).map { (least: length($0, 0), most: length($0, .infinity)) }
    let order = (0..<count).sorted {
      let (first, second) = (limits[$0], limits[$1])
      return (first.most - first.least, second.least, $0)
        < (second.most - second.least, first.least, $1)
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var remaining = room
    for (index, track) in order.enumerated() {
      lengths[track] = length(track, max(remaining, 0) / CGFloat(count - index))
      remaining -= lengths[track]
    }
    return lengths
  }
}

extension GridLayout: Equatable, Sendable {}
