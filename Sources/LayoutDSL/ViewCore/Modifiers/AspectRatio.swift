import Foundation

extension View {
  /// Proposes a size with a fixed ratio of width to height to the view.
  ///
  /// A nil ratio uses the ratio of the view's ideal size. A ratio that is not positive and finite
  /// passes the proposal on unchanged.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes a size with the aspect ratio of another size to the view.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit its parent, keeping the aspect ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View {
    modifier(AspectRatioLayout(contentMode: .fit))
  }

  /// Scales the view to fill its parent, keeping the aspect ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View {
    modifier(AspectRatioLayout(contentMode: .fill))
  }
}

/// Proposes a size with a fixed aspect ratio to a view.
nonisolated struct AspectRatioLayout: UnaryLayout {
  let ratio: CGFloat?
  let contentMode: ContentMode
  let function: FunctionName?

  init(ratio: CGFloat? = nil, contentMode: ContentMode, function: FunctionName = #function) {
    self.ratio = ratio
    self.contentMode = contentMode
    self.function = function
  }

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
      ratio = "\(formatted(ideal.width / ideal.height)), from its view's ideal \(formatted(ideal))"
    }
    var sentences: [String] = []
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      sentences = ["It is proposed no size, so its view takes its ideal size."]
    case _ where offer == proposal:
      sentences = ["The proposal already has its ratio, or its ratio is not valid."]
    case (_?, _?):
      let which = contentMode == .fit ? "largest size within" : "smallest size around"
      sentences = [
        "It keeps a ratio of \(ratio): the \(which) the proposal is \(formatted(offer)), which it "
          + "proposes."
      ]
    default:
      sentences = [
        "It keeps a ratio of \(ratio): the one proposed length gives "
          + "\(formatted(offer)), which it proposes."
      ]
    }
    if proposal.width != nil || proposal.height != nil, ProposedViewSize(child.size) != offer {
      sentences.append("Its view takes \(formatted(child.size)) nevertheless.")
    }
    return sentences
  }

  var overflow: OverflowTraits { contentMode == .fill ? .sticksOut : [] }

  var summary: String {
    (ratio.map { "\(formatted($0)), " } ?? "") + (contentMode == .fit ? "fit" : "fill")
  }
}
