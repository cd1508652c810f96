import Foundation
import ViewCore

/// The two buttons of an alert: side by side in equal widths if both titles fit there, otherwise one
/// above the other.
///
/// A third subview is the line between them.
nonisolated struct AlertButtonPair: Layout {
  /// The distance between the buttons, in points, which is the thickness of the line.
  let gap: CGFloat
  /// Whether the second button is above the first one where they are not side by side.
  let isReversed: Bool

  /// The least distance of a title from the edges of its button.
  private static let margin: CGFloat = 8  // Measurements.md#alert-button-room

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let titles = subviews.prefix(2).map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? titles.reduce(gap) { $0 + $1.width }
    let heights = titles.map(\.height)
    return CGSize(
      width: width,
      height: isRow(titles, in: width) ? heights.max() ?? 0 : heights.reduce(gap, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let titles = subviews.prefix(2).map { $0.sizeThatFits(.unspecified) }
    var frames: [CGRect] = []
    if isRow(titles, in: bounds.width) {
      let (first, rest) = bounds.divided(atDistance: (bounds.width - gap) / 2, from: .minXEdge)
      let (line, second) = rest.divided(atDistance: gap, from: .minXEdge)
      frames = [first, second, line]
    } else {
      let top = titles[isReversed ? 1 : 0].height
      let (first, rest) = bounds.divided(atDistance: top, from: .minYEdge)
      let (line, second) = rest.divided(atDistance: gap, from: .minYEdge)
      frames = isReversed ? [second, first, line] : [first, second, line]
    }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func isRow(_ titles: [CGSize], in width: CGFloat) -> Bool {
    titles.allSatisfy { $0.width + 2 * Self.margin <= (width - gap) / 2 }
  }
}
