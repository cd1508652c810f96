import Foundation
import ViewCore

/// The items of a group in a bottom toolbar without platters.
///
/// 1. If a view is as wide as it can be, as a `Spacer` is, the items are a row: spacers push the
///    others to the edges.
/// 2. Otherwise each view is centred in an equal part of the bar. If one does not fit into its
///    part, the items are a row in the middle.
nonisolated struct ToolbarSlots: Layout {
  /// The distance between neighbours, in points.
  let spacing: CGFloat

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var row: HStackLayout { HStackLayout(spacing: spacing) }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout HStackLayout.Cache, subviews: Subviews) {
    row.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: max(proposal.width ?? size.width, size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    let slot = (bounds.width - gaps) / CGFloat(max(subviews.count, 1))
    let isStretched = subviews.contains { view in
      view.sizeThatFits(ProposedViewSize(width: .infinity, height: 0)).width == .infinity
    }
    guard !isStretched, subviews.allSatisfy({ $0.sizeThatFits(.unspecified).width <= slot }) else {
      let offer = ProposedViewSize(bounds.size)
      let size = row.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
      let middle = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.minY, width: size.width, height: bounds.height)
      return row.placeSubviews(in: middle, proposal: offer, subviews: subviews, cache: &cache)
    }
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(
          x: bounds.minX + (slot + spacing) * CGFloat(index) + slot / 2, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: slot, height: bounds.height))
    }
  }
}
