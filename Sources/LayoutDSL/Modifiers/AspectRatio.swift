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
  static var otherNames: [String] { ["scaledToFit", "scaledToFill"] }

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

  func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    let proposal = node.proposal
    let offer = offer(proposal, child)
    var ratio = ratio.map { formatted($0) as String } ?? ""
    if self.ratio == nil {
      let ideal = child.measure(.unspecified)
      ratio = "\(formatted(ideal.width / ideal.height)), as of its view's ideal \(formatted(ideal))"
    }
    var sentences: [String] = []
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      sentences = ["It is proposed nothing, so that its view takes its ideal size."]
    case _ where offer == proposal:
      sentences = ["What it is proposed has its ratio, or it has none to keep."]
    case (_?, _?):
      let which = contentMode == .fit ? "largest size within" : "smallest size around"
      sentences = [
        "It keeps a ratio of \(ratio): the \(which) what is proposed is \(formatted(offer)), and it "
          + "offers that."
      ]
    default:
      sentences = [
        "It keeps a ratio of \(ratio): with the one length that is proposed, that makes "
          + "\(formatted(offer)), and it offers that."
      ]
    }
    if proposal.width != nil || proposal.height != nil, ProposedViewSize(child.size) != offer {
      sentences.append("Its view takes \(formatted(child.size)) all the same.")
    }
    return sentences
  }

  var summary: String {
    (ratio.map { "\(formatted($0)), " } ?? "") + (contentMode == .fit ? "fit" : "fill")
  }
}
