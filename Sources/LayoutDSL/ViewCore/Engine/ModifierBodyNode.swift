/// The node of a custom modifier: it keeps the modifier's state and evaluates its body.
final class ModifierBodyNode<Modifier: ViewModifier, Content: View>: EvaluatorNode {
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var content: Content
  @exclusivity(unchecked) private var properties: DynamicProperties
  /// The list of a lazy container that collects the views, with the modifiers around them.
  private var list: LazyList?

  init(_ modifier: Modifier, content: Content, inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    list = inputs.list
    properties = DynamicProperties(of: Modifier.self)
    super.init(inputs: inputs)
    evaluate()
  }

  func update(_ new: Modifier, content: Content, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    list = inputs.list
    if !isDirty, hasSameEnvironment, !isValueAnimated, list?.modifiers == nil,
      bitwiseEqual(modifier, new),
      bitwiseEqual(self.content, content)
    {
      return
    }
    modifier = graph.isAnimating || isValueAnimated ? animated(new) : new
    self.content = content
    evaluate()
  }

  private func animated(_ new: Modifier) -> Modifier {
    animated(new, from: modifier) { [unowned self] in
      modifier = $0
      graph.setNeedsEvaluation(self)
    }
  }

  override func evaluate() {
    isDirty = false
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    var connected = modifier
    properties.connect(&connected, node: self)
    let objects = slots.isEmpty ? properties.objects(in: &connected) : nil
    nonisolated(unsafe) let modifier = connected
    let outerCount = ModifierContentCounts.counts[ObjectIdentifier(Modifier.self)]
    nonisolated(unsafe) let placeholder = _ViewModifier_Content<Modifier> { [content] inputs in
      ModifierContentCounts.with(outerCount, for: Modifier.self) {
        inputs.make(content)
      }
    }
    let body = graph.observing(self) { onMainActor { modifier.body(content: placeholder) } }
    if let objects, objects.haveChanged { graph.setNeedsEvaluation(self) }
    ModifierContentCounts.with(.of(Content.self), for: Modifier.self) {
      var inputs = _ViewInputs(parent: self, environment: environment)
      inputs.list = list
      makeContent(body, inputs: inputs)
    }
  }

  override func didDetach() {
    properties.disconnect()
  }

  override var isCustomView: Bool { true }
  override var isModifier: Bool { true }
  override var observedObject: String? { ViewCore.observedObject(of: Modifier.self) }
  override package var kindName: String { typeName(of: Modifier.self) }
  override var details: NodeDetails { NodeDetails(viewOf: Modifier.self) }
}
