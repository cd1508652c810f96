import Foundation

/// A view that proposes a fixed size to its content, independent of the size proposed to it.
nonisolated package struct ProposingView<Content: View>: View {
  let proposal: ProposedViewSize
  let content: Content

  package init(proposal: ProposedViewSize, content: Content) {
    self.proposal = proposal
    self.content = content
  }

  package var body: some View {
    content.modifier(ProposingLayout(proposal: proposal))
  }
}

nonisolated struct ProposingLayout: UnaryLayout {
  let proposal: ProposedViewSize

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    child.measure(self.proposal)
  }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, self.proposal)
  }
}
