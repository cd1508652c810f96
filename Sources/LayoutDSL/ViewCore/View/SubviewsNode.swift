extension _ViewInputs {
  /// Makes a view of the views that another one comes to, at the cursor.
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

/// The node of a container that is made from the views another view comes to.
///
/// The other view's nodes are made apart, in the environment of the container; those that the
/// container uses are listed where it uses them.
final class SubviewsNode: ViewNode, Evaluator {
  private lazy var source: StructuralNode = {
    let source = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: self, environment: environment))
    source.changed = { [unowned self] in graph.setNeedsEvaluation(self) }
    return source
  }()
  private var makeResult: ((SubviewsNode, SubviewsCollection) -> Void)?
  private var makeBase: ((StructuralNode, EnvironmentValues) -> Void)?
  /// The views that the other view comes to.
  private(set) var nodes: ContiguousArray<GeometricNode> = []
  private var variants: [SubviewVariant] = []
  /// Whether views that are used in another environment are made anew there.
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

  /// Makes the other view's nodes in an environment.
  func makeSource(_ root: StructuralNode, _ environment: EnvironmentValues) {
    makeBase?(root, environment)
  }

  /// The views made in an environment; who alone uses others takes those there.
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

  /// Whether one of the views made here is the one that shows in its place.
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
  /// Whether no container that the view was made for uses another one, made like it, in its place.
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
