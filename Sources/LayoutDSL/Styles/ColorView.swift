import Foundation

extension Color: View, PrimitiveView, LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let color = resolve(in: leaf.environment)
    guard color.opacity > 0 else { return }
    context.list.append(.fill(Path(context.pixelAligned(size)), .color(color), FillStyle()))
  }

  package func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    context.node.frameContains(point) && resolve(in: context.environment).opacity > 0
  }

  package func isEqual(to other: Color) -> Bool { self == other }
  package var summary: String { "\(self)" }
}
