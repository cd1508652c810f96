/// The place in the tree, and the environment, in which a view makes its nodes.
///
/// A cursor over the slots of one parent: the first visit inserts nodes, later visits find them.
public struct _ViewInputs {
  /// Retained by the tree for as long as nodes are made below it.
  let parentReference: Unretained<ViewNode>
  /// Retained by the parent or by `withEnvironment`.
  var environmentStorage: Unretained<EnvironmentValues.Storage>
  /// The list of a lazy container that collects the views; nil outside lazy containers.
  package var list: LazyList?
  package private(set) var index = 0
  private var inserted = false
  /// Whether the parent node represents the conditional that is visited next.
  var parentHoldsBranches = false

  /// Makes views below a node, in an environment that the caller retains.
  package init(parent: ViewNode, environment: EnvironmentValues) {
    parentReference = Unretained(parent)
    environmentStorage = Unretained(environment.storage)
  }

  init(parent: ViewNode, environmentOf inputs: _ViewInputs) {
    parentReference = Unretained(parent)
    environmentStorage = inputs.environmentStorage
  }

  package var parent: ViewNode { parentReference.object }
  package var graph: ViewGraph { parentReference.withObject { $0.graph } }

  package var environment: EnvironmentValues {
    EnvironmentValues(storage: environmentStorage.object)
  }

  /// Makes views in another environment.
  package mutating func withEnvironment(
    _ environment: EnvironmentValues, _ body: (inout _ViewInputs) -> Void
  ) {
    let outer = environmentStorage
    withExtendedLifetime(environment.storage) {
      environmentStorage = Unretained(environment.storage)
      body(&self)
      environmentStorage = outer
    }
  }

  /// The node at the cursor; nil if the parent has none.
  var current: ViewNode? { index < parent.slots.count ? parent.slots[index] : nil }

  /// Returns the node at the cursor and advances; nil if the parent has none.
  package mutating func reuse<Node: ViewNode>(as type: Node.Type) -> Node? {
    parentReference.withObject { parent in
      guard index < parent.slots.count else { return nil }
      // The static type of the content made the slot, so its class is known.
      let node = unsafeDowncast(parent.slots[index], to: type)
      index += 1
      return node
    }
  }

  /// Inserts a node at the cursor and advances.
  package mutating func insert(_ node: __owned ViewNode) {
    insert(Unmanaged.passRetained(node))
  }

  /// Inserts a node that the caller has retained for its parent, which saves a retain where the
  /// caller goes on to use it.
  @inline(__always) @discardableResult
  mutating func insert<Node: ViewNode>(_ node: Unmanaged<Node>) -> Unretained<Node> {
    let reference = node._withUnsafeGuaranteedRef { Unretained($0) }
    parentReference.withObject { $0.slots.append(node.takeRetainedValue()) }
    index += 1
    inserted = true
    return reference
  }

  /// Returns the structural node at the cursor, made if needed.
  mutating func structuralNode(kind: StructuralNode.Kind) -> StructuralNode {
    if parentHoldsBranches { return unsafeDowncast(parent, to: StructuralNode.self) }
    if let node = reuse(as: StructuralNode.self) {
      node.environment = environment
      return node
    }
    let node = StructuralNode(kind: kind, inputs: self)
    insert(node)
    return node
  }

  /// Ends a visit: removes the slots that it did not reach.
  package mutating func finish() {
    if parentHoldsBranches { return }
    parentReference.withObject { parent in
      if inserted { parent.childListChanged() }
      if parent.slots.count > index { parent.trimSlots(to: index) }
    }
  }
}
