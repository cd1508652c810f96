import Foundation

extension View {
  /// Applies effects to the drawing of the view that may depend on its geometry.
  ///
  /// The geometry is that of the layout, without the effects.
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
  /// The effects for the geometry of the last pass, or an interpolation towards them.
  private var effect: any VisualEffect = EmptyVisualEffect()
  /// The same effects, innermost first.
  private var steps: [_VisualEffectSteps.Step] = []
  /// The animator of the effects, if they are those of a scroll transition.
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
    // A comparison of bits, so that NaN settles too.
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

  override var mistake: Diagnostic.Problem? {
    for case .renderer(let effect) in steps {
      if let mistake = effect.mistake { return mistake }
    }
    return nil
  }

  override package var kindName: String { modifier.name }
}
