extension _ViewInputs {
  /// Makes a view of the views that another one comes to, at the cursor.
  mutating func makeSubviews<Base: View, Result: View>(
    of base: Base, result: @escaping (SubviewsCollection) -> Result
  ) {
    let node: SubviewsNode
    if let existing = reuse(as: SubviewsNode.self) {
      node = existing
      node.environment = environment
    } else {
      node = SubviewsNode(inputs: self)
      insert(node)
    }
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
  var isDirty = false

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  func update<Base: View>(
    _ base: Base, makeResult: @escaping (SubviewsNode, SubviewsCollection) -> Void
  ) {
    self.makeResult = makeResult
    source.environment = environment
    source.setBranch(ObjectIdentifier(Base.self).hashValue)
    source.makeContent(base, inputs: _ViewInputs(parent: source, environment: environment))
    evaluate()
  }

  var evaluatedNode: ViewNode { self }

  func evaluate() {
    isDirty = false
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    var nodes: ContiguousArray<GeometricNode> = []
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
