import Foundation
import ViewCore

/// Places a popover in its screen; other views keep their place.
nonisolated struct PopoverLayout: Layout {
  let placement: PopoverPlacement?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let card = subviews.first else { return .zero }
    return placement?.screen ?? card.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let card = subviews.first else { return }
    guard let placement else { return card.place(at: bounds.origin, proposal: proposal) }
    let arrow = PopoverPlacement.arrowHeight
    let ideal = card.sizeThatFits(.unspecified)
    let frame = placement.frame(
      for: CGSize(width: ideal.width - 2 * arrow, height: ideal.height - 2 * arrow)
    ).frame.insetBy(dx: -arrow, dy: -arrow)
    card.place(
      at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
      proposal: ProposedViewSize(frame.size))
  }
}
