import Foundation

extension View {
  /// Changes what the view shows by effects that may depend on its geometry.
  ///
  /// The geometry is that of the layout, before the effects.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(name: "visualEffect") { effect(EmptyVisualEffect(), $0) })
  }
}

nonisolated struct VisualEffectModifier: NodeModifier {
  typealias Node = VisualEffectNode
  let name: String
  let effect: (GeometryProxy) -> any VisualEffect
}

final class VisualEffectNode: UnaryNode<VisualEffectModifier>, PositionObserver {
  private let reads = GeometryReads()
  /// The effects for the geometry as of the last look, or on the way there.
  private var effect: any VisualEffect = EmptyVisualEffect()
  /// The same, the innermost first.
  private var steps: [_VisualEffectSteps.Step] = []
  /// What animates the effects, where they are those of a scroll transition.
  private(set) lazy var transitionAnimator = ScrollTransitionAnimator(of: self)

  required init(_ modifier: VisualEffectModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  override func update(_ new: VisualEffectModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.positionsChanged()
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    let new = modifier.effect(GeometryProxy(node: self, reads: reads))
    graph.withTransaction(at: self) {
      show(animated(new, from: effect) { [unowned self] in show($0) })
    }
  }

  private func show(_ new: any VisualEffect) {
    let former = contentTransform
    effect = new
    steps = new.steps.steps
    // By bits, so that what is not a number settles as well.
    if !bitwiseEqual(contentTransform, former) { graph.positionsChanged() }
  }

  private func map(_ effect: any TransformEffect) -> CGAffineTransform {
    effect.transform(size: size, layoutDirection: environment.values.layoutDirection)
  }

  override var contentTransform: CGAffineTransform? {
    var result: CGAffineTransform?
    for step in steps {
      let map: CGAffineTransform
      switch step {
      case .transform(let effect): map = self.map(effect)
      case .projection(let effect): map = effect.projection(size: size).affinePart
      case .renderer: continue
      }
      result = result?.concatenating(map) ?? map
    }
    return result
  }

  override var contentProjection: ProjectionTransform? {
    steps.reduce(into: ProjectionTransform()) { result, step in
      switch step {
      case .transform(let effect):
        result = result.concatenating(ProjectionTransform(map(effect)))
      case .projection(let effect): result = result.concatenating(effect.projection(size: size))
      case .renderer: break
      }
    }
  }

  override func mayBeHit(at point: CGPoint) -> Bool {
    steps.allSatisfy { step in
      if case .renderer(let effect) = step { effect.allowsTouches } else { true }
    }
  }

  override func computeReach() -> CGFloat { .infinity }

  override func display(in context: inout DisplayContext) {
    display(steps[...], in: &context)
  }

  private func display(
    _ steps: ArraySlice<_VisualEffectSteps.Step>, in context: inout DisplayContext
  ) {
    guard let outermost = steps.last else { return displayChildren(in: &context) }
    let inner = steps.dropLast()
    switch outermost {
    case .transform(let effect):
      context.display(through: map(effect)) { display(inner, in: &$0) }
    case .projection(let effect):
      context.display(through: effect.projection(size: size)) { display(inner, in: &$0) }
    case .renderer(let effect):
      guard let effect = effect.effect(size: size, environment: environment, context: context)
      else { return display(inner, in: &context) }
      context.group(effect) { display(inner, in: &$0) }
    }
  }

  override package var kindName: String { modifier.name }
}
