/// A view that is rotated by 90° and takes the space of the rotated content.
struct Turned<Content: View>: View {
  let content: Content
  /// The rotation: text reads upwards at -90°, downwards at 90°.
  let angle: Angle

  var body: some View {
    TurnedLayout { content.fixedSize().rotationEffect(angle) }
  }
}

private struct TurnedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
