/// The place in the tree, and the environment, in which a view makes its nodes.
///
/// A cursor over the slots of one parent: the first visit inserts nodes, later visits find them.
public struct _ViewInputs {
  /// Retained by the tree for as long as nodes are made below it.
  let parentReference: Unretained<ViewNode>
  /// Retained by the parent or by `withEnvironment`.
  var environmentStorage: Unretained<EnvironmentValues.Storage>
  /// The container and the modifiers of `list`.
  private var listContainer: Unretained<LazyNode>?
  private var listModifiers: Unretained<LazyModifiers>?
  package private(set) var index = 0
  private var inserted = false
  /// Whether the parent node represents the conditional that is visited next.
  var parentHoldsBranches = false

  /// Makes views below a node, in an environment that the caller retains.
  package init(parent: ViewNode, environment: EnvironmentValues) {
    parentReference = Unretained(parent)
    environmentStorage = Unretained(environment.storage)
  }

  /// Makes views below a node, in its own environment.
  init(parent: ViewNode) {
    parentReference = Unretained(parent)
    environmentStorage = Unretained(parent.environmentStorage)
  }

  init(parent: ViewNode, environmentOf inputs: _ViewInputs) {
    parentReference = Unretained(parent)
    environmentStorage = inputs.environmentStorage
  }

  /// The list of a lazy container that collects the views; nil outside lazy containers.
  ///
  /// Whoever sets it retains it for as long as nodes are made.
  package var list: LazyList? {
    get {
      listContainer.map { LazyList(container: $0.object, modifiers: listModifiers?.object) }
    }
    set {
      listContainer = newValue.map { Unretained($0.container) }
      listModifiers = newValue?.modifiers.map { Unretained($0) }
    }
  }
  /// Whether a lazy container collects the views.
  var isList: Bool { listContainer != nil }

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
  @inline(__always)
  package mutating func reuse<Node: ViewNode>(as type: Node.Type) -> Node? {
    // The static type of the content made the slot, so its class is known.
    reuse().map { unsafeDowncast($0, to: type) }
  }

  /// Returns the node at the cursor and advances; nil if the parent has none.
  mutating func reuse() -> ViewNode? {
    parentReference.withObject { parent in
      guard index < parent.slots.count else { return nil }
      defer { index += 1 }
      return parent.slots[index]
    }
  }

  /// Reserves memory for the slots of a new parent.
  func reserveSlots(_ count: Int) {
    parentReference.withObject { $0.slots.reserve(count) }
  }

  /// Inserts a node at the cursor and advances.
  package mutating func insert(_ node: __owned ViewNode) {
    let parent = parentReference.reference
    parent._withUnsafeGuaranteedRef { $0.slots.append(node) }
    index += 1
    inserted = true
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
