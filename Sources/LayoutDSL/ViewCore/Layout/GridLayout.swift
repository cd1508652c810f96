import Foundation

/// A layout that arranges rows of views so that all cells of a column have the same width.
///
/// 1. The columns divide the proposed width as the views of an `HStack` do. The minimum and maximum
///    width of a column are the extents of its cells for proposals of 0 and ∞.
/// 2. A cell that spans several columns and needs more than their width widens them by equal parts.
/// 3. The rows divide the proposed height in the same way, with their cells measured for the widths
///    of their columns.
///
/// A view outside a `GridRow` is a row of its own that spans all columns.
nonisolated public struct GridLayout: ExplainedLayout {
  /// The alignment of cells that do not fill their column and row.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the distance that cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the distance that cells prefer.
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

  package var details: NodeDetails {
    var details = NodeDetails()
    details.add("horizontalSpacing", horizontalSpacing.map { formatted($0) })
    details.add("verticalSpacing", verticalSpacing.map { formatted($0) })
    return details
  }

  /// The measurements that the layout keeps between measuring and placing.
  public struct Cache {
    var cells: GridCells
    var columns: [FlexibleTrack]
    /// For each column without cells of its own, the flexible cells that span it.
    var stretched: [[GridStretch]]
    /// The lengths of columns and rows for `proposal`.
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var proposal: ProposedViewSize?
  }

  /// Arranges the views in rows and columns.
  public func makeCache(subviews: Subviews) -> Cache {
    let cells = GridCells(
      subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    let stretched = stretchedCells(cells)
    return Cache(
      cells: cells, columns: columnTracks(cells, stretched), stretched: stretched)
  }

  /// The spacing of the cells at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.cells.spacing
  }

  /// The sum of the column widths by the sum of the row heights, including the distances.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    solve(proposal, &cache)
    return CGSize(
      width: cache.widths.reduce(cache.cells.columnGaps.reduce(0, +), +),
      height: cache.heights.reduce(cache.cells.rowGaps.reduce(0, +), +))
  }

  /// Places every cell in its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    solve(proposal, &cache)
    let cells = cache.cells
    let lefts = origins(of: cache.widths, gaps: cells.columnGaps, from: bounds.minX)
    let tops = origins(of: cache.heights, gaps: cells.rowGaps, from: bounds.minY)
    let widths = cache.widths
    let heights = cache.heights
    let columnExtents = cells.singles.indices.map { column in
      extent(of: cells.singles[column], columnAlignment(column, cells), cells) {
        ProposedViewSize(width: widths[column], height: heights[$0.row])
      }
    }
    let rowExtents = cells.rows.indices.map { row in
      extent(of: cells.rows[row].cells, rowAlignment(row, cells), cells) {
        ProposedViewSize(width: cells.width(of: $0, widths), height: heights[row])
      }
    }
    for (index, cell) in cells.all.enumerated() {
      let place = CGSize(width: cells.width(of: cell, widths), height: heights[cell.row])
      let offer = ProposedViewSize(place)
      let size = cell.node.measure(offer)
      var origin = CGPoint(x: lefts[cell.columns.lowerBound], y: tops[cell.row])
      if let anchor = cell.anchor {
        origin.x += anchor.x * (place.width - size.width)
        origin.y += anchor.y * (place.height - size.height)
      } else {
        let dimensions = ViewDimensions(node: cell.node, size: size, proposal: offer)
        if cell.columns.count == 1 {
          let column = cell.columns.lowerBound
          let key = columnAlignment(column, cells)
          origin.x += columnExtents[column].line(of: key, in: place.width) - dimensions[key]
        } else {
          origin.x +=
            cell.node.origin(aligning: cell.node, offered: offer, to: alignment, in: place).x
        }
        let key = rowAlignment(cell.row, cells)
        origin.y += rowExtents[cell.row].line(of: key, in: place.height) - dimensions[key]
      }
      subviews[index].place(at: origin, proposal: offer)
    }
  }

  private func origins(of lengths: [CGFloat], gaps: [CGFloat], from start: CGFloat) -> [CGFloat] {
    var position = start
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  // MARK: Alignment

  private func columnAlignment(_ column: Int, _ cells: GridCells) -> AlignmentKey {
    (cells.columnAlignments[column] ?? alignment.horizontal).key
  }

  private func rowAlignment(_ row: Int, _ cells: GridCells) -> AlignmentKey {
    (cells.rows[row].alignment ?? alignment.vertical).key
  }

  /// Returns the extent of the cells of a column or row when their guides coincide.
  private func extent(
    of indices: [Int], _ key: AlignmentKey, _ cells: GridCells,
    offer: (GridCells.Cell) -> ProposedViewSize
  ) -> GridExtent {
    var extent = GridExtent()
    for index in indices {
      let cell = cells.all[index]
      if cell.unsizedAxes.contains(Axis.Set(key.axis)) { continue }
      let offer = offer(cell)
      let size = cell.node.measure(offer)
      let length = key.axis == .horizontal ? size.width : size.height
      if cell.anchor != nil || !length.isFinite {
        extent.longest = max(extent.longest, length)
      } else {
        let guide = cell.node.guide(key, size: size, proposal: offer)
        extent.lower = min(extent.lower, -guide)
        extent.upper = max(extent.upper, length - guide)
      }
    }
    return extent
  }

  // MARK: Lengths

  /// Computes the columns and rows for a proposal to the grid.
  private func solve(_ proposal: ProposedViewSize, _ cache: inout Cache) {
    guard cache.proposal != proposal else { return }
    cache.proposal = proposal
    let cells = cache.cells
    let widths = columnWidths(proposal.width, cache)
    cache.widths = widths
    func height(of row: Int, offered: CGFloat?) -> CGFloat {
      extent(of: cells.rows[row].cells, rowAlignment(row, cells), cells) {
        ProposedViewSize(width: cells.width(of: $0, widths), height: offered)
      }.length
    }
    guard let offered = proposal.height else {
      cache.heights = cells.rows.indices.map { height(of: $0, offered: nil) }
      return
    }
    let rows = cells.rows.indices.map { row in
      FlexibleTrack(
        least: height(of: row, offered: 0), greatest: height(of: row, offered: .infinity),
        priority: cells.priority(of: cells.rows[row].cells))
    }
    cache.heights = rows.dividing(
      offered - cells.rowGaps.reduce(0, +), measure: height(of:offered:))
  }

  /// Returns the flexible spanning cells of each column that has no cells of its own.
  private func stretchedCells(_ cells: GridCells) -> [[GridStretch]] {
    guard cells.singles.contains(where: \.isEmpty) else {
      return Array(repeating: [], count: cells.singles.count)
    }
    let flexible = cells.spans.filter { $0.width(offered: .infinity) > $0.width(offered: 0) }
      .map { GridStretch(cell: $0, gaps: cells.gaps(in: $0)) }
    return cells.singles.indices.map { column in
      cells.singles[column].isEmpty ? flexible.filter { $0.cell.columns.contains(column) } : []
    }
  }

  /// Returns the width that a column takes for a proposal: the extent of its own cells or its share
  /// of the flexible spanning cells, whichever is greater.
  private func width(
    of column: Int, offered: CGFloat?, _ cells: GridCells, _ stretched: [[GridStretch]]
  ) -> CGFloat {
    let own = extent(of: cells.singles[column], columnAlignment(column, cells), cells) { _ in
      ProposedViewSize(width: offered, height: nil)
    }.length
    return stretched[column].reduce(own) { max($0, $1.width(ofColumnOffered: offered)) }
  }

  /// Returns the minimum and maximum widths of the columns.
  private func columnTracks(
    _ cells: GridCells, _ stretched: [[GridStretch]]
  ) -> [FlexibleTrack] {
    var tracks = cells.singles.indices.map { column in
      FlexibleTrack(
        least: width(of: column, offered: 0, cells, stretched),
        greatest: width(of: column, offered: .infinity, cells, stretched),
        priority: stretched[column].reduce(cells.priority(of: cells.singles[column])) {
          max($0, $1.cell.node.layoutPriority)
        })
    }
    var least = tracks.map(\.least)
    for cell in cells.spans {
      cells.widen(&least, to: cell.width(offered: 0), for: cell)
    }
    for column in tracks.indices {
      tracks[column].least = least[column]
      tracks[column].greatest = max(tracks[column].greatest, least[column])
    }
    return tracks
  }

  private func columnWidths(_ offered: CGFloat?, _ cache: Cache) -> [CGFloat] {
    let cells = cache.cells
    let room = offered.map { $0 - cells.columnGaps.reduce(0, +) }
    var widths = cache.columns.dividing(room) { column, offered in
      max(
        width(of: column, offered: offered, cells, cache.stretched), cache.columns[column].least)
    }
    for cell in cells.spans {
      let left = room.map { max($0 - widths.reduce(0, +), 0) }
      let offer = left.map { cells.width(of: cell, widths) + $0 }
      cells.widen(&widths, to: cell.width(offered: offer), for: cell)
    }
    return widths
  }
}

extension GridLayout: Equatable, Sendable {}

/// A flexible cell whose columns share its width.
struct GridStretch {
  var cell: GridCells.Cell
  /// The sum of the distances between its columns, in points.
  ///
  /// Adding them up for each column of a wide cell would take most of the time of the layout.
  var gaps: CGFloat

  /// Returns the share of one column in the width of the cell for a proposal to that column.
  func width(ofColumnOffered offered: CGFloat?) -> CGFloat {
    let count = CGFloat(cell.columns.count)
    return (cell.width(offered: offered.map { $0 * count + gaps }) - gaps) / count
  }
}

/// The extent of the cells of a column or row on both sides of their common guide.
private struct GridExtent {
  var lower = CGFloat.infinity
  var upper = -CGFloat.infinity
  /// The length of the longest cell that the guide does not align.
  var longest: CGFloat = 0

  private var reach: CGFloat { lower <= upper ? upper - lower : 0 }

  var length: CGFloat { max(reach, longest) }

  /// Returns the position of the guide in a column or row of a length.
  func line(of key: AlignmentKey, in length: CGFloat) -> CGFloat {
    guard lower <= upper else {
      // All cells are unsized or fill their place, so the guide is at its default position in the
      // place.
      return (key.fraction ?? 0) * length
    }
    return (key.fraction ?? 0) * (length - reach) - lower
  }
}
