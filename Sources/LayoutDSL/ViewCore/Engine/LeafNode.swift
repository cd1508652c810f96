import Foundation

/// The node of a view that draws and has no children.
package final class LeafNode<V: LeafView>: GeometricNode {
  @exclusivity(unchecked) package private(set) var view: V

  init(_ view: V, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    isFilling = V.isFilling
    stale.childrenWillBeListed()
    if view.setsBaselines { knownKeys = withGraph { $0.textBits } }
    stale.keysWereComputed()
  }

  func update(_ new: V, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    if graph.isAnimating || animators != nil {
      animateLook(new, in: inputs.environment)
    } else if let animation = new.ownAnimation(from: view, in: inputs.environment) {
      let outer = graph.transaction
      if !outer.disablesAnimations { graph.transaction.animation = animation }
      animateLook(new, in: inputs.environment)
      graph.transaction = outer
    }
    environment = inputs.environment
    if hasSameEnvironment, animators == nil, view.isEqual(to: new) { return }
    show(graph.isAnimating || animators != nil ? animated(new) : new)
  }

  private func show(_ new: V) {
    let former = spacing()
    view = new
    rare?.leafCache = nil
    reachDidChange()
    if spacing() == former { setNeedsMeasuring() } else { setNeedsLayout() }
  }

  private func animated(_ new: V) -> V {
    animated(new, from: view) { [unowned self] in show($0) }
  }

  /// Animates the fill and the content of the leaf.
  private func animateLook(_ new: V, in newEnvironment: EnvironmentValues) {
    if let fill = new.fill(in: newEnvironment) {
      if let animator = animators?.fill {
        animator.retarget(to: fill)
      } else if graph.isAnimating, let old = view.fill(in: environment), old != fill {
        let animator = FillAnimator(old, of: self)
        if animators == nil { animators = NodeAnimators() }
        animators?.fill = animator
        graph.animations.add(animator)
        animator.retarget(to: fill)
      }
    }
    guard graph.isAnimating, newEnvironment.contentTransition != .identity else { return }
    let change = new.contentChange(from: view, in: environment, to: newEnvironment)
    guard change != .none else { return }
    var old = DisplayContext(
      origin: .zero, scale: environment.displayScale, visibleRect: nil)
    old.alignsToPixels = false
    view.draw(size: size, leaf: context, context: &old)
    let animator = ContentAnimator(
      change, from: old.list, pieces: view.contentPieces(size: size, in: context), of: self,
      to: newEnvironment.contentTransition)
    guard !animator.isFinished else { return }
    if animators == nil { animators = NodeAnimators() }
    animators?.content = animator
    graph.animations.add(animator)
  }

  private var context: LeafContext { LeafContext(node: self) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, in: context)
  }

  override func computeIsRigid() -> Bool { view.isRigid }
  override func computeReach() -> CGFloat { view.overdraw }
  override var ownKeys: KeyBits { view.setsBaselines ? graph.textBits : [] }

  override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Text.LayoutKey.self, let layout = view.textLayout(size: size, in: context) else {
      return nil
    }
    return [Text.LayoutKey.AnchoredLayout(layout, in: self)] as? K.Value
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    view.explicitAlignment(of: key, size: size, proposal: proposal, in: context)
  }

  override func spacing() -> ViewSpacing { view.spacing(in: context) }
  override var keepsSpacingInFrames: Bool { V.keepsSpacingInFrames }
  override var layoutPriority: Double { V.layoutPriority }
  override var childKeys: KeyBits { [] }

  override var animatesFrame: Bool { true }

  override package func display(in context: inout DisplayContext) {
    guard animators != nil else { return draw(view, size: size, in: &context) }
    let outer = context.origin
    context.origin = CGPoint(x: outer.x + shownShift.x, y: outer.y + shownShift.y)
    let size = view.scalesWithFrame ? shownSize : size
    if let content = animators?.content {
      content.display(in: &context) {
        view.contentPieces(size: size, in: self.context)
      } new: {
        draw(view, size: size, in: &$0)
      }
    } else {
      draw(view, size: size, in: &context)
    }
    context.origin = outer
  }

  private func draw(_ view: V, size: CGSize, in context: inout DisplayContext) {
    let overdraw = view.overdraw
    if overdraw.isFinite,
      !context.canSee(
        CGRect(origin: context.origin, size: size).insetBy(dx: -overdraw, dy: -overdraw))
    {
      return
    }
    view.draw(size: size, leaf: self.context, context: &context)
  }

  /// The words of the view and, for the icon of a label, those of its title.
  override var words: [String] {
    view.words(in: context) + (environment.labelTitle?.words(in: context) ?? [])
  }
  override func isHit(at point: CGPoint) -> Bool { view.isHit(at: point, size: size, in: context) }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    let own = view.explanation(in: context)
    return own.isEmpty ? answers : own
  }

  /// Sentences about the lengths that the view takes, derived from its measured sizes.
  private var answers: [String] {
    let least = measure(.zero)
    let greatest = measure(.infinity)
    let isFixed = (least.width == greatest.width, least.height == greatest.height)
    let takesAll = (proposal.width == size.width, proposal.height == size.height)
    if isFixed == (true, true) { return ["It is \(formatted(size)) whatever is proposed."] }
    if isFixed == (false, false), takesAll == (true, true) {
      return ["It takes all that is proposed."]
    }
    func sentence(
      _ axis: Axis, _ proposal: CGFloat?, _ own: CGFloat, isFixed: Bool, takesAll: Bool
    ) -> String {
      let noun = axis.lengthNoun
      if isFixed { return "Its \(noun) is \(formatted(own)) whatever is proposed." }
      guard let proposal else {
        return "It is proposed no \(noun), so it takes its ideal \(noun), \(formatted(own))."
      }
      return takesAll
        ? "It takes all of the proposed \(noun)."
        : "It is proposed a \(noun) of \(formatted(proposal)) and takes \(formatted(own))."
    }
    return [
      sentence(
        .horizontal, proposal.width, size.width, isFixed: isFixed.0, takesAll: takesAll.0),
      sentence(
        .vertical, proposal.height, size.height, isFixed: isFixed.1, takesAll: takesAll.1),
    ]
  }

  override package var kindName: String { typeName(of: V.self) }
  override package var sourceName: String { shapeName ?? kindName }
  override var shapeName: String? { V.shapeName }
  override var isClear: Bool { view.isClear }
  override var overflow: OverflowTraits { V.overflow }
  override package var summary: String { view.summary }
  override var details: NodeDetails { view.details(in: context) }
}
