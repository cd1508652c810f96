import Foundation
import ViewCore

/// Places the cells of a row.
///
/// 1. A column of a fixed width gets that width.
/// 2. The other columns share the rest equally, within their limits: a column that would exceed a
///    limit gets the limit, and the others share the remaining width.
nonisolated struct TableRowLayout: Layout {
  struct Limits: Equatable {
    var least: CGFloat
    var most: CGFloat
  }

  private let limits: [Limits]
  /// The distance between columns, in points (Measurements.md#table-columns).
  static let spacing: CGFloat = 16

  init<Value>(columns: [TableColumnParts<Value>]) {
    limits = columns.map(\.limits)
  }

  init(limits: [Limits]) {
    self.limits = limits
  }

  /// Returns the widths of the columns in a row of a width.
  func widths(in width: CGFloat) -> [CGFloat] {
    var widths = limits.map { _ in CGFloat?.none }
    var rest = max(0, width - Self.spacing * CGFloat(max(0, limits.count - 1)))
    // Each iteration determines the width of at least one column, or of all remaining columns.
    while true {
      let open = widths.indices.filter { widths[$0] == nil }
      guard !open.isEmpty else { break }
      let share = rest / CGFloat(open.count)
      let tooNarrow = open.filter { limits[$0].least > share }
      let settled = tooNarrow.isEmpty ? open.filter { limits[$0].most < share } : tooNarrow
      for index in settled.isEmpty ? open : settled {
        let length = min(max(share, limits[index].least), limits[index].most)
        widths[index] = length
        rest = max(0, rest - length)
      }
    }
    return widths.map { $0 ?? 0 }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = zip(subviews, widths(in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (cell, width) in zip(subviews, widths(in: bounds.width)) {
      cell.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }
}
