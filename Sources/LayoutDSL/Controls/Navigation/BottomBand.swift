import Foundation
import ViewCore

/// Lets a bar reach into the safe area, so that its height is measured from the bottom of the
/// screen.
///
/// The band is `height` points tall and includes the safe area; 0 leaves the bar above the safe
/// area.
struct BottomBand: ViewModifier {
  let height: CGFloat

  func body(content: Content) -> some View {
    if height > 0 {
      content.frame(maxHeight: .infinity, alignment: .top).modifier(
        BottomBandLayout(height: height))
    } else {
      content
    }
  }
}

nonisolated private struct BottomBandLayout: UnaryLayout {
  let height: CGFloat

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    let inner = child.measure(ProposedViewSize(width: proposal.width, height: height))
    return CGSize(
      width: inner.width, height: max(0, height - node.graph.root.safeAreaInsets.bottom))
  }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, ProposedViewSize(width: size.width, height: height))
  }

  var summary: String { formatted(height) }
}
