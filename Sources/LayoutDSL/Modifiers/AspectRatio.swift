import Foundation

extension View {
  /// Offers the view a size of a fixed ratio of width to height; nil is the ratio of its ideal
  /// size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of another size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit inside its parent.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its parent.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// Offers a view a size of a fixed ratio.
nonisolated struct AspectRatioLayout: UnaryLayout {
  let ratio: CGFloat?
  let contentMode: ContentMode

  private func offer(_ proposal: ProposedViewSize, _ child: GeometricNode) -> ProposedViewSize {
    var ratio = self.ratio ?? 0
    if self.ratio == nil {
      let ideal = child.measure(.unspecified)
      ratio = ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let takesWidth = contentMode == .fit ? width <= byHeight : width >= byHeight
      return takesWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: byHeight, height: height)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    child.measure(offer(proposal, child))
  }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, offer(proposal, child))
  }

  var summary: String {
    (ratio.map { "\(formatted($0)), " } ?? "") + (contentMode == .fit ? "fit" : "fill")
  }
}
