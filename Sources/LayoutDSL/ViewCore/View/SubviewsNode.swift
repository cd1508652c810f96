extension _ViewInputs {
  /// Makes, at the cursor, the nodes of a view made from the subviews of another view.
  mutating func makeSubviews<Base: View, Result: View>(
    of base: Base, remakes: Bool = true, result: @escaping (SubviewsCollection) -> Result
  ) {
    let node: SubviewsNode
    if let existing = reuse(as: SubviewsNode.self) {
      node = existing
      node.environment = environment
    } else {
      node = SubviewsNode(inputs: self)
      insert(node)
    }
    node.remakes = remakes
    let list = list
    node.update(base) { node, subviews in
      var inputs = _ViewInputs(parent: node, environment: node.environment)
      inputs.list = list
      node.makeContent(node.graph.observing(node) { result(subviews) }, inputs: inputs)
    }
  }
}

/// The node of a view made from the subviews of another view.
///
/// The nodes of the other view are made separately, in the environment of this node. Those that the
/// result uses are listed where it uses them.
final class SubviewsNode: ViewNode, Evaluator {
  private lazy var source: StructuralNode = {
    let source = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: self, environment: environment))
    source.changed = { [unowned self] in graph.setNeedsEvaluation(self) }
    return source
  }()
  private var makeResult: ((SubviewsNode, SubviewsCollection) -> Void)?
  private var makeBase: ((StructuralNode, EnvironmentValues) -> Void)?
  /// The subviews that the other view resolves to.
  private(set) var nodes: ContiguousArray<GeometricNode> = []
  private var variants: [SubviewVariant] = []
  /// Whether subviews are made again when they are placed in another environment.
  fileprivate(set) var remakes = true
  var isDirty = false

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  func update<Base: View>(
    _ base: Base, makeResult: @escaping (SubviewsNode, SubviewsCollection) -> Void
  ) {
    self.makeResult = makeResult
    makeBase = { root, environment in
      root.environment = environment
      root.setBranch(ObjectIdentifier(Base.self).hashValue)
      root.makeContent(base, inputs: _ViewInputs(parent: root, environment: environment))
    }
    makeSource(source, environment)
    variants.forEach { $0.update() }
    evaluate()
  }

  /// Makes the nodes of the other view in an environment.
  func makeSource(_ root: StructuralNode, _ environment: EnvironmentValues) {
    makeBase?(root, environment)
  }

  /// Returns the views made in an environment.
  ///
  /// A variant with a single user moves to the new environment instead of being replaced.
  func variant(
    in environment: EnvironmentValues, insteadOf old: SubviewVariant?
  ) -> SubviewVariant {
    if let known = variants.first(where: { $0.environment == environment }) { return known }
    if let old, !old.isShared {
      old.move(to: environment)
      return old
    }
    let variant = SubviewVariant(of: self, in: environment)
    variants.append(variant)
    return variant
  }

  /// Whether a view made here is used: neither replaced by a copy nor a copy without a user.
  func shows(_ node: GeometricNode) -> Bool {
    if nodes.contains(where: { $0 === node }) { return !variants.contains { $0.replaces(node) } }
    return !variants.contains { $0.leavesOut(node) }
  }

  func forget(_ variant: SubviewVariant) {
    variants.removeAll { $0 === variant }
  }

  var evaluatedNode: ViewNode { self }

  func evaluate() {
    isDirty = false
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    nodes = []
    source.collect(into: &nodes)
    nodes.removeAll { $0.animators?.departure != nil }
    makeResult?(self, SubviewsCollection(nodes: nodes))
  }

  override package func detach() {
    super.detach()
    source.detach()
  }

  override package var kindName: String { "subviews" }
}

extension GeometricNode {
  /// Whether no enclosing container of subviews uses a copy in place of the view.
  var isUsed: Bool {
    var view = self
    var ancestor = parent
    while let current = ancestor {
      if let geometric = current.asGeometric { view = geometric }
      if let maker = current as? SubviewsNode, !maker.shows(view) { return false }
      ancestor = current.parent
    }
    return true
  }
}
