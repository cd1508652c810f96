import LayoutDSL

/// A view of 50 × 50 that gives its content, a colour with the probe "offer", the size that it is
/// proposed at its placement.
struct Offer: View {
  var body: some View {
    OfferLayout { Color.red.probe("offer") }
  }
}

private struct OfferLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
