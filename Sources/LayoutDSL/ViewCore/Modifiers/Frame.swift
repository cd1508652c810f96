import Foundation

extension View {
  /// Places the view in an invisible frame of a fixed size, in points.
  ///
  /// A dimension that is nil, negative or not finite is that of the view.
  @inlinable nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Returns the view in a frame without dimensions, which changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }
}

/// A frame of fixed size.
nonisolated public struct _FrameLayout: UnaryLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  /// Whether a length was negative or not finite.
  private let isInvalid: Bool

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    // False for NaN.
    func isValid(_ length: CGFloat?) -> Bool { length.map { $0 >= 0 && $0 < .infinity } ?? true }
    let isValid = (width: isValid(width), height: isValid(height))
    self.width = isValid.width ? width : nil
    self.height = isValid.height ? height : nil
    isInvalid = !isValid.width || !isValid.height
    self.alignment = alignment
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.measure(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func isRigid(around child: GeometricNode) -> Bool {
    width != nil && height != nil || child.isRigid
  }

  package func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    return (node.origin(aligning: child, offered: offer, to: alignment, in: size), offer)
  }

  package func spacing(of child: GeometricNode) -> ViewSpacing {
    if child.keepsSpacingInFrames { return child.spacing() }
    if width != nil, height != nil { return .plain }
    var spacing = child.spacing()
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  package func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    if width != nil, height != nil, child.size.width <= node.size.width,
      child.size.height <= node.size.height
    {
      return [
        "It is \(formatted(node.size)) whatever is proposed; its view takes \(formatted(child.size))."
      ]
    }
    return node.lengths(around: child).filter { ($0.axis == .horizontal ? width : height) != nil }
      .map {
        let overflow = $0.child - $0.own
        return "Its \($0.noun) is \(formatted($0.own)) whatever is proposed; its view takes "
          + formatted($0.child)
          + (overflow > 0 ? ", overflowing by \(formatted(overflow))." : ".")
      }
  }

  package var mistake: Diagnostic.Problem? { isInvalid ? .invalidFrame : nil }
  package var overflow: OverflowTraits { .limitsWidth }
  package var alignmentKeys: [AlignmentKey] { alignment.keys }

  package var summary: String {
    [width.map { "width: \(formatted($0))" }, height.map { "height: \(formatted($0))" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
