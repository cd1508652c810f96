import Foundation

/// The node of a view that draws and has no children.
final class LeafNode<V: LeafView>: GeometricNode {
  @exclusivity(unchecked) private(set) var view: V

  init(_ view: V, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    childrenAreStale = false
  }

  func update(_ new: V, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if hasSameEnvironment, view.isEqual(to: new) { return }
    view = new
    leafCache = nil
    setNeedsLayout()
  }

  private var context: LeafContext { LeafContext(node: self) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, in: context)
  }

  override var ownKeys: KeyBits { view.setsBaselines ? graph.baselineBits : [] }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    view.explicitAlignment(of: key, size: size, proposal: proposal, in: context)
  }

  override func spacing() -> ViewSpacing { view.spacing(in: context) }
  override var layoutPriority: Double { view.layoutPriority }

  override func display(in context: inout DisplayContext) {
    let overdraw = view.overdraw
    if overdraw.isFinite,
      !context.canSee(
        CGRect(origin: context.origin, size: size).insetBy(dx: -overdraw, dy: -overdraw))
    {
      return
    }
    view.draw(size: size, leaf: self.context, context: &context)
  }

  override func isHit(at point: CGPoint) -> Bool { view.isHit(at: point, size: size, in: context) }

  override package var kindName: String { typeName(of: V.self) }
  override package var summary: String { view.summary }
}
