import Foundation

/// A thin line across the stack that contains it: vertical in an `HStack`, horizontal elsewhere.
///
/// One pixel thick, as on iOS (Measurements.md#divider-thickness); at scale 1 that is one point.
nonisolated public struct Divider: LeafView, Sendable {
  /// The length where none is proposed, in points.
  private static let idealLength: CGFloat = 10  // Measurements.md#unspecified-length

  /// Creates a divider.
  public init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let thickness = 1 / context.environment.values.displayScale
    return context.node.container?.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? Self.idealLength)
      : CGSize(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let color = Color(system: .separator).resolve(in: leaf.environment)
    context.list.append(.fill(Path(context.pixelAligned(size)), .color(color), FillStyle()))
  }
}
