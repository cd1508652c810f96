import Foundation

extension Color: View, PrimitiveView, LeafView {
  /// None: a color is drawn itself, unlike other styles that are views.
  public typealias Body = Never

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package static var isFilling: Bool { true }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    guard case .color(let color) = leaf.resolved(self).fill, color.opacity > 0 else { return }
    context.list.append(.fill(Path(context.pixelAligned(size)), .color(color), FillStyle()))
  }

  package func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    context.node.frameContains(point) && resolve(in: context.environment).opacity > 0
  }

  package func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? {
    .color(resolve(in: environment))
  }

  package func isEqual(to other: Color) -> Bool { self == other }
  package var summary: String { "\(self)" }

  /// Whether the colour is transparent black in a picture.
  package var isClear: Bool {
    if case .constant(let color) = provider { "\(color)" == "\(Resolved.clear)" } else { false }
  }
}
