import Foundation
import ViewCore

/// Places the leading items, the title and the trailing items of a navigation bar in a row.
///
/// 1. The title is centred in the row, or as near to the centre as the items allow.
/// 2. If it does not fit between the items, leading ones that are flexible become narrower, as a
///    back button does that leaves out its title. Then the title is truncated.
/// 3. A fixed middle stays in the centre, and the items share the room beside it.
/// 4. Items are not wider than their ideal width, as a segmented picker would be.
nonisolated struct NavigationBarRow: Layout {
  /// Whether the middle is fixed, as a tab bar is.
  let isMiddleFixed: Bool
  /// Whether the leading items may be narrower than their ideal width.
  var isLeadingFlexible = true

  /// The least distance between the title and the items, in points.
  private static let spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideals.reduce(0) { $0 + $1.width } + 2 * Self.spacing
    return CGSize(
      width: proposal.width ?? width,
      height: proposal.height ?? ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let widths = isMiddleFixed ? fixed(subviews, in: bounds) : fitting(subviews, in: bounds)
    let (leading, middle, trailing) = (widths[0], widths[1], widths[2])
    let least = leading + Self.spacing
    let most = bounds.width - trailing - Self.spacing - middle
    let x = isMiddleFixed ? nil : max(least, min((bounds.width - middle) / 2, most))
    place(subviews[0], at: bounds.minX, width: leading, anchor: .leading, in: bounds)
    place(
      subviews[1], at: bounds.minX + (x ?? (bounds.width - middle) / 2), width: middle,
      anchor: .leading, in: bounds)
    place(subviews[2], at: bounds.maxX, width: trailing, anchor: .trailing, in: bounds)
  }

  /// The widths of the items beside a middle in the centre.
  private func fixed(_ subviews: Subviews, in bounds: CGRect) -> [CGFloat] {
    let middle = width(of: subviews[1], in: bounds)
    let side = max((bounds.width - middle) / 2 - Self.spacing, 0)
    return [
      itemWidth(of: subviews[0], offered: side, in: bounds), middle,
      itemWidth(of: subviews[2], offered: side, in: bounds),
    ]
  }

  /// The widths of the items and of a title that moves out of their way.
  private func fitting(_ subviews: Subviews, in bounds: CGRect) -> [CGFloat] {
    let all = bounds.width - 2 * Self.spacing
    let trailing = itemWidth(of: subviews[2], offered: all, in: bounds)
    let title = width(of: subviews[1], in: bounds)
    var leading = itemWidth(of: subviews[0], offered: max(all - trailing, 0), in: bounds)
    if title > all - trailing - leading {
      let least =
        isLeadingFlexible ? 0 : min(width(of: subviews[0], in: bounds), max(all - trailing, 0))
      leading = max(
        itemWidth(of: subviews[0], offered: max(all - trailing - title, 0), in: bounds), least)
    }
    let middle = width(
      of: subviews[1], offered: max(all - trailing - leading, 0), in: bounds)
    return [leading, middle, trailing]
  }

  private func itemWidth(
    of subview: LayoutSubview, offered width: CGFloat, in bounds: CGRect
  ) -> CGFloat {
    min(self.width(of: subview, offered: width, in: bounds), self.width(of: subview, in: bounds))
  }

  private func width(
    of subview: LayoutSubview, offered width: CGFloat? = nil, in bounds: CGRect
  ) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: bounds.height)).width
  }

  private func place(
    _ subview: LayoutSubview, at x: CGFloat, width: CGFloat, anchor: UnitPoint, in bounds: CGRect
  ) {
    subview.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}
