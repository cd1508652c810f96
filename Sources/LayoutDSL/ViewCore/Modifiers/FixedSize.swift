import Foundation

extension View {
  /// Fixes the view at its ideal size along both axes.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// Proposes nil to a view along some axes, so that it takes its ideal size.
nonisolated struct FixedSizeLayout: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    child.measure(offer(proposal))
  }

  func isRigid(around child: GeometricNode) -> Bool { horizontal && vertical || child.isRigid }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, offer(proposal))
  }

  func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    node.lengths(around: child).filter { $0.axis == .horizontal ? horizontal : vertical }.map {
      "It proposes no \($0.noun), so its view takes its ideal \($0.noun), \(formatted($0.child))."
    }
  }

  var overflow: OverflowTraits { .sticksOutOfViews }

  var summary: String {
    horizontal && vertical ? "" : horizontal ? "horizontal" : vertical ? "vertical" : "none"
  }
}
