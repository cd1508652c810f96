import Foundation

extension View {
  /// Takes all the proposed space and centres the view at (`x`, `y`) in it, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionLayout(position: CGPoint(x: x, y: y)))
  }

  /// Takes all the proposed space and centres the view at a point in it, in points.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
}

/// Centres a view at a point in all the proposed space.
nonisolated struct PositionLayout: UnaryLayout {
  let position: CGPoint

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.measure(proposal))
  }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(size)
    let childSize = child.measure(offer)
    return (
      CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2), offer
    )
  }

  func spacing(of child: GeometricNode) -> ViewSpacing { .plain }

  func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    let point = formatted(position)
    if node.proposal.width != nil, node.proposal.height != nil {
      return ["It takes all that is proposed and centres its view at \(point)."]
    }
    return [
      "It takes the proposed lengths, and its view's where none is proposed, and centres its view "
        + "at \(point)."
    ]
  }

  var overflow: OverflowTraits { .sticksOut }

  var summary: String { "x: \(formatted(position.x)), y: \(formatted(position.y))" }
}
