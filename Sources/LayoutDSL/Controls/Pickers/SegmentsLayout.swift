import Foundation
import ViewCore

/// Segments side by side, all as wide as the widest one, or sharing a proposed width equally.
nonisolated struct SegmentsLayout: Layout {
  // Measurements.md#picker-segmented-ios26
  private static let leastWidth: CGFloat = 32

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = max(ideals.map(\.width).max() ?? 0, Self.leastWidth)
    return CGSize(
      width: proposal.width ?? widest * CGFloat(subviews.count),
      height: proposal.height ?? ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = CGSize(width: bounds.width / CGFloat(max(subviews.count, 1)), height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(size))
    }
  }
}
