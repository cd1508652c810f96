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
    if hasSameEnvironment, animators == nil, view.isEqual(to: new) { return }
    show(graph.isAnimating || animators != nil ? animated(new) : new)
  }

  private func show(_ new: V) {
    let former = spacing()
    view = new
    leafCache = nil
    if spacing() == former { setNeedsMeasuring() } else { setNeedsLayout() }
  }

  private func animated(_ new: V) -> V {
    animated(new, from: view) { [unowned self] in show($0) }
  }

  private var context: LeafContext { LeafContext(node: self) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, in: context)
  }

  override func computeIsRigid() -> Bool { view.isRigid }
  override var ownKeys: KeyBits { view.setsBaselines ? graph.baselineBits : [] }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    view.explicitAlignment(of: key, size: size, proposal: proposal, in: context)
  }

  override func spacing() -> ViewSpacing { view.spacing(in: context) }
  override var layoutPriority: Double { V.layoutPriority }
  override var childKeys: KeyBits { [] }

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

  override func explanation(toward inner: GeometricNode?) -> [String] {
    let own = view.explanation(in: context)
    return own.isEmpty ? answers : own
  }

  /// What the view takes of lengths in general, as far as its answers show.
  private var answers: [String] {
    let least = measure(.zero)
    let greatest = measure(.infinity)
    let isFixed = (least.width == greatest.width, least.height == greatest.height)
    let takesAll = (proposal.width == size.width, proposal.height == size.height)
    if isFixed == (true, true) { return ["It is \(formatted(size)) whatever is proposed."] }
    if isFixed == (false, false), takesAll == (true, true) {
      return ["It takes all it is proposed."]
    }
    func sentence(
      _ axis: Axis, _ proposal: CGFloat?, _ own: CGFloat, isFixed: Bool, takesAll: Bool
    ) -> String {
      let noun = axis.lengthNoun
      if isFixed { return "Its \(noun) is \(formatted(own)) whatever is proposed." }
      guard let proposal else {
        return "It is proposed no \(noun), and takes its ideal one, \(formatted(own))."
      }
      return takesAll
        ? "It takes all of the \(noun) that it is proposed."
        : "Of a \(noun) of \(formatted(proposal)) it takes \(formatted(own))."
    }
    return [
      sentence(
        .horizontal, proposal.width, size.width, isFixed: isFixed.0, takesAll: takesAll.0),
      sentence(
        .vertical, proposal.height, size.height, isFixed: isFixed.1, takesAll: takesAll.1),
    ]
  }

  override package var kindName: String { typeName(of: V.self) }
  override package var summary: String { view.summary }
}
