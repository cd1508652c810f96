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
final class SubviewsNode: EvaluatorNode {
  private lazy var source: StructuralNode = {
    let source = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: self, environment: environment))
    source.changed = { [unowned self] in graph.setNeedsEvaluation(self) }
    return source
  }()
  private var makeResult: ((SubviewsNode, SubviewsCollection) -> Void)?
  private var makeBase: ((StructuralNode, EnvironmentValues) -> Void)?
  /// The subviews that the other view resolves to.
  private(set) var made = IndexedNodes([])
  /// The views that existed before a pass made others.
  private var former: (views: IndexedNodes, pass: Int) = (IndexedNodes([]), -1)
  /// The numbers of places that list the views; a view without a place is not on the screen.
  private var placeCounts: [ObjectIdentifier: Int] = [:]
  /// The subviews that were inserted, and the pass of that.
  private var inserted: (nodes: Set<ObjectIdentifier>, pass: Int) = ([], -1)
  private var variants: [SubviewVariant] = []
  private var isMakingVariant = false
  /// Whether subviews are made again when they are placed in another environment.
  fileprivate(set) var remakes = true

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
  /// A variant with a single user moves to the new environment instead of being replaced. The
  /// result is nil while views are made for another variant, which would contain themselves.
  func variant(
    in environment: EnvironmentValues, insteadOf old: SubviewVariant?
  ) -> SubviewVariant? {
    if let known = variants.first(where: { $0.environment == environment }) { return known }
    if let old, !old.isShared {
      old.move(to: environment)
      return old
    }
    // The views that are being made contain one of themselves.
    guard !isMakingVariant else { return nil }
    isMakingVariant = true
    defer { isMakingVariant = false }
    let variant = SubviewVariant(of: self, in: environment)
    variants.append(variant)
    return variant
  }

  /// Whether a view was made in the current pass in addition to others.
  func hasInserted(_ node: GeometricNode) -> Bool {
    inserted.pass == graph.passCount && inserted.nodes.contains(ObjectIdentifier(node))
  }

  /// Returns the views that were made below a root, without those that are being removed.
  ///
  /// Their insertion animates where the result lists them, with the modifiers that the result adds.
  func views(in root: StructuralNode) -> IndexedNodes {
    var views: ContiguousArray<GeometricNode> = []
    root.collect(into: &views)
    views.removeAll { $0.animators?.departure != nil }
    for view in views where view.takePresence().arrivalPass == graph.passCount {
      if inserted.pass != graph.passCount { inserted = ([], graph.passCount) }
      inserted.nodes.insert(ObjectIdentifier(view))
    }
    return IndexedNodes(views)
  }

  /// Whether a view made here is used: it has a place and is not replaced by a copy, or it is a copy
  /// with a user.
  func shows(_ node: GeometricNode) -> Bool {
    if made.index(of: node) != nil {
      return placeCounts[ObjectIdentifier(node)] != nil && !variants.contains { $0.replaces(node) }
    }
    return !variants.contains { $0.leavesOut(node) }
  }

  /// Whether a view, or a copy of one, was made here.
  func hasMade(_ node: GeometricNode) -> Bool {
    made.index(of: node) != nil || variants.contains { $0.hasMade(node) }
  }

  /// Whether a view was made in the current pass.
  func isNew(_ node: GeometricNode) -> Bool {
    former.pass == graph.passCount && former.views.index(of: node) == nil
  }

  func addPlace(of node: GeometricNode) {
    placeCounts[ObjectIdentifier(node), default: 0] += 1
  }

  func removePlace(of node: GeometricNode) {
    let id = ObjectIdentifier(node), count = placeCounts[id] ?? 0
    placeCounts[id] = count > 1 ? count - 1 : nil
  }

  func forget(_ variant: SubviewVariant) {
    variants.removeAll { $0 === variant }
  }

  override func evaluate() {
    let outer = beginEvaluation()
    if former.pass != graph.passCount { former = (made, graph.passCount) }
    made = views(in: source)
    makeResult?(self, SubviewsCollection(nodes: made.nodes))
    endEvaluation(outer)
  }

  override package func detach() {
    super.detach()
    source.detach()
  }

  override package var kindName: String { "subviews" }
}

/// Nodes in order, which can be found without a search.
struct IndexedNodes {
  let nodes: ContiguousArray<GeometricNode>
  private let indices: [ObjectIdentifier: Int]

  init(_ nodes: ContiguousArray<GeometricNode>) {
    self.nodes = nodes
    // A subview may be listed several times.
    indices = Dictionary(
      zip(nodes.lazy.map { ObjectIdentifier($0) }, nodes.indices),
      uniquingKeysWith: { first, _ in first })
  }

  func index(of node: GeometricNode) -> Int? { indices[ObjectIdentifier(node)] }
}

extension GeometricNode {
  /// Whether no enclosing container of subviews leaves the view out or uses a copy in its place.
  var isUsed: Bool {
    var view = self
    var ancestor = parent
    while let current = ancestor {
      if let geometric = current.asGeometric { view = geometric }
      if let maker = current as? SubviewsNode {
        // A modifier around several views has a node for each, which is not above it in the tree.
        let made = sequence(first: self, next: \.container).first(where: maker.hasMade)
        if !maker.shows(made ?? view) { return false }
      }
      ancestor = current.parent
    }
    return true
  }
}
