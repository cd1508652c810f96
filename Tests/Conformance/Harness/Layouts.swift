import Foundation
import LayoutDSL

/// A layout that places views diagonally, corner to corner from top-leading to bottom-trailing.
struct DiagonalLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// A layout of 100 × 100 points with all views centred.
struct AnchorPlaceLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// A layout that records the weights of its subviews.
struct RecordLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    record(subviews.map { $0[WeightKey.self] })
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
