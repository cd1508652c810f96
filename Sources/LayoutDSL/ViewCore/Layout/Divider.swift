import Foundation

/// A thin line across the stack that contains it: vertical in an `HStack`, horizontal elsewhere.
///
/// One pixel thick, as on iOS (measured_constants §1); at scale 1 that is one point.
nonisolated public struct Divider: LeafView, Sendable {
  /// Creates a divider.
  public init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let thickness = 1 / context.environment.values.displayScale
    return context.node.container?.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let color = Color(uiColor: .separator).resolve(in: leaf.environment)
    context.list.append(.fill(Path(context.pixelAligned(size)), .color(color), FillStyle()))
  }
}
