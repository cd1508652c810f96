import Foundation

extension View {
  /// Places the view in an invisible frame whose size is limited by bounds, in points.
  ///
  /// The length of the frame along an axis, for a proposal of nil, is the ideal length if there is
  /// one. Otherwise:
  ///
  /// 1. With both a minimum and a maximum, the proposal or else the length of the view, clamped to
  ///    the bounds.
  /// 2. With only a maximum, the length of the view or, if greater, the proposal; at most the
  ///    maximum.
  /// 3. With only a minimum, the length of the view or, if less, the proposal; at least the
  ///    minimum.
  /// 4. Without either, the length of the view.
  ///
  /// The ideal length also replaces a nil proposal to the view.
  @inlinable nonisolated public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexibleFrameLayout(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// A frame whose size is limited by bounds.
nonisolated public struct _FlexibleFrameLayout: UnaryLayout {
  /// The bounds along one axis.
  @usableFromInline struct Bounds {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    /// Raises bounds that contradict each other: the ideal length to at least the minimum, and the
    /// maximum to at least the ideal length.
    @usableFromInline init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.map { Swift.max($0, 0) }
      self.ideal = ideal.map { [least = self.min ?? 0] in Swift.max($0, least) }
      self.max = max.map { [least = self.ideal ?? 0] in Swift.max($0, least) }
    }

    var isSet: Bool { min != nil || ideal != nil || max != nil }

    /// Returns the length to propose to the child when the frame is measured.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard var length = proposal ?? ideal else { return nil }
      if let min { length = Swift.max(length, min) }
      if let max { length = Swift.min(length, max) }
      return Swift.max(length, 0)
    }

    /// Returns the length to propose to the child when it is placed in a frame of a length.
    ///
    /// This is the length of the frame, so that the child fills a frame that a bound has enlarged.
    /// It is nil only if the child alone determined the length of the frame, that is, without a
    /// proposal, an ideal length or a bound in effect.
    func placementOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isFree = (min ?? -.infinity) < length && length < (max ?? .infinity)
      return proposal == nil && ideal == nil && isFree ? nil : length
    }

    /// Returns the length of the frame for a proposal and the measured length of the child.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if proposal == nil, let ideal { return ideal }
      switch (min, max) {
      case (nil, nil): return child
      case (let min?, nil): return Swift.max(min, Swift.min(child, proposal ?? child))
      case (nil, let max?): return Swift.min(Swift.max(child, proposal ?? child), max)
      case (let min?, let max?):
        return min <= max ? Swift.max(min, Swift.min(proposal ?? child, max)) : child
      }
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment

  @usableFromInline init(horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    let size = child.measure(offer(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: horizontal.placementOffer(proposal.width, length: size.width),
      height: vertical.placementOffer(proposal.height, length: size.height))
    return (node.origin(aligning: child, offered: offer, to: alignment, in: size), offer)
  }

  package func spacing(of child: GeometricNode) -> ViewSpacing {
    var spacing = child.spacing()
    if child.keepsSpacingInFrames { return spacing }
    if horizontal.isSet { spacing.reset(.horizontal) }
    if vertical.isSet { spacing.reset(.vertical) }
    return spacing
  }

  package func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    node.lengths(around: child).flatMap { length -> [String] in
      let bounds = length.axis == .horizontal ? horizontal : vertical
      var sentences: [String] = []
      if let offer = bounds.offer(length.proposal), offer != length.proposal {
        let proposed = length.proposal.map(formatted) ?? "none"
        sentences.append(
          "Its bounds change the proposed \(length.noun) from \(proposed) to \(formatted(offer)).")
      }
      if length.own != length.child {
        sentences.append(
          "Its view takes a \(length.noun) of \(formatted(length.child)); its bounds give the frame "
            + "\(formatted(length.own)).")
      }
      return sentences
    }
  }

  package static var sourceName: String? { "frame" }
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
  package var overflow: OverflowTraits { .limitsWidth }

  package var summary: String {
    let parts: [(String, CGFloat?)] = [
      ("minWidth", horizontal.min), ("idealWidth", horizontal.ideal),
      ("maxWidth", horizontal.max), ("minHeight", vertical.min),
      ("idealHeight", vertical.ideal), ("maxHeight", vertical.max),
    ]
    return parts.compactMap { name, value in value.map { "\(name): \(formatted($0))" } }
      .joined(separator: ", ")
  }
}
