import Foundation

/// One place in the retained tree.
///
/// A node is either structural (a conditional, a `ForEach`, a custom view: identity and state, no
/// geometry) or geometric (`GeometricNode`). `slots` are its children in the order in which its
/// content makes them; the static type of the content fixes how many there are, so a slot's index
/// is its identity.
package class ViewNode {
  /// The graph owns the tree, and so need not be held by its nodes.
  fileprivate final let graphReference: Unmanaged<ViewGraph>
  /// Nil for the root only; a parent outlives this node, or tells it to detach.
  @exclusivity(unchecked) private final var parentReference: Unmanaged<ViewNode>?
  @exclusivity(unchecked) package internal(set) var slots = NodeSlots()
  @exclusivity(unchecked) private final var environmentStorage: EnvironmentValues.Storage
  private let level: UInt32
  /// Whether the node has a place of its own.
  final let isGeometric: Bool
  /// What of the node is animated; nil for almost all.
  @exclusivity(unchecked) final var animators: NodeAnimators?
  /// False once the node has left the tree.
  @exclusivity(unchecked) package internal(set) var isAttached = true

  /// Distance from the root: parents are evaluated before their children.
  package final var depth: Int { Int(level) }

  init(inputs: _ViewInputs) {
    graphReference = inputs.parentReference._withUnsafeGuaranteedRef { $0.graphReference }
    parentReference = inputs.parentReference
    environmentStorage = inputs.environmentStorage.takeUnretainedValue()
    level = inputs.parentReference._withUnsafeGuaranteedRef { $0.level } + 1
    isGeometric = false
  }

  /// A node with a place.
  init(geometricIn inputs: _ViewInputs) {
    graphReference = inputs.parentReference._withUnsafeGuaranteedRef { $0.graphReference }
    parentReference = inputs.parentReference
    environmentStorage = inputs.environmentStorage.takeUnretainedValue()
    level = inputs.parentReference._withUnsafeGuaranteedRef { $0.level } + 1
    isGeometric = true
  }

  /// The root has no parent.
  init(graph: ViewGraph, environment: EnvironmentValues) {
    graphReference = Unmanaged.passUnretained(graph)
    environmentStorage = environment.storage
    level = 0
    isGeometric = true
  }

  package final var graph: ViewGraph { graphReference.takeUnretainedValue() }

  /// Asks the graph something without counting it as held meanwhile.
  @inline(__always)
  final func withGraph<Result>(_ body: (ViewGraph) -> Result) -> Result {
    graphReference._withUnsafeGuaranteedRef(body)
  }

  package final var parent: ViewNode? { parentReference?.takeUnretainedValue() }

  package final var environment: EnvironmentValues {
    get { EnvironmentValues(storage: environmentStorage) }
    set { environmentStorage = newValue.storage }
  }

  /// Appends the geometric nodes this node comes to, in order.
  package func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    if animators != nil { return collectWithDepartures(into: &nodes) }
    slots.forEach { $0.collect(into: &nodes) }
  }

  /// Lays out what the node stands for in a lazy container.
  func layOutLazily(_ walk: LazyWalk) {
    for slot in slots {
      slot.layOutLazily(walk)
    }
  }

  /// Goes past what the node stands for in a lazy container, up to a view with an identity; false
  /// if there is none.
  func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    identifiers.contains(id) || slots.contains { $0.locate(id, walk) }
  }

  /// Puts away the state that the view keeps while it does not exist as a row.
  func keepState(in kept: inout KeptState) {}

  /// Whether the node shows one view and only changes it: a row is that view all the same.
  var isTransparent: Bool { asGeometric == nil && slots.count == 1 }

  /// What the node stands for, for dumps and diagnostics: a type name without generics.
  package var kindName: String { "\(type(of: self))" }

  /// Whether the node stands for a view or modifier with a body.
  var isCustomView: Bool { false }

  /// The names by which the view can be found from outside.
  package var identifiers: [AnyHashable] { [] }

  /// The name by which one of the slots can be found, where the node tells its slots apart.
  func identifier(ofSlot index: Int) -> AnyHashable? { nil }

  /// The node itself if it has a place of its own.
  var asGeometric: GeometricNode? { nil }

  /// Says that the geometric nodes below have changed, so that whoever lists them does so again.
  final func childListChanged() {
    var node = Unmanaged.passUnretained(self)
    while true {
      let next: Unmanaged<ViewNode>? = node._withUnsafeGuaranteedRef { node in
        if node.isGeometric {
          unsafeDowncast(node, to: GeometricNode.self).childListDidChange()
          return nil
        }
        node.structureChanged()
        return node.parentReference
      }
      guard let next else { return }
      node = next
    }
  }

  /// A hook for structural nodes that keep something derived from the nodes below.
  func structureChanged() {}

  /// Removes the slots from `count` on.
  func trimSlots(to count: Int) {
    guard slots.count > count else { return }
    for slot in slots[count...] {
      slot.detach()
    }
    slots.trim(to: count)
    childListChanged()
  }

  /// Changes the transaction of what happens below, where the node does so.
  func edit(_ transaction: inout Transaction) {}

  /// Takes the node and everything below out of the tree.
  package func detach() {
    guard isAttached else { return }
    isAttached = false
    didDetach()
    for slot in slots {
      slot.detach()
    }
    if let animators {
      animators.departures.forEach { $0.detach() }
      animators.transitions?.detach()
    }
  }

  /// A hook for nodes that hold something outside the tree.
  func didDetach() {}

  /// Visits `content` with this node as the parent, making or updating its slots.
  ///
  /// A structural node may hold the branches of content that is one `if` or `switch` itself.
  func makeContent<Content: View>(
    _ content: Content, inputs: _ViewInputs, holdingBranches: Bool = false
  ) {
    guard level < graph.depthLimit || !slots.isEmpty else { return graph.refuseContent(of: self) }
    var inner = _ViewInputs(parent: self, environmentOf: inputs)
    inner.parentHoldsBranches = holdingBranches
    if let list = inputs.list, !isGeometric { inner.list = list }
    inner.make(content)
    inner.finish()
  }
}

/// Where in the tree, and in what environment, a view makes its nodes.
///
/// A cursor over the slots of one parent: the first visit inserts nodes, later visits find them.
public struct _ViewInputs {
  /// Held by the tree, and so for as long as anything is made below it.
  fileprivate let parentReference: Unmanaged<ViewNode>
  /// Held by the parent, or by `withEnvironment`.
  fileprivate var environmentStorage: Unmanaged<EnvironmentValues.Storage>
  /// Where views are listed for a lazy container.
  package var list: LazyList?
  package private(set) var index = 0
  private var inserted = false
  /// Whether the parent is to be the node of the conditional that comes.
  fileprivate var parentHoldsBranches = false

  /// Makes views below a node, in an environment that somebody holds meanwhile.
  package init(parent: ViewNode, environment: EnvironmentValues) {
    parentReference = Unmanaged.passUnretained(parent)
    environmentStorage = Unmanaged.passUnretained(environment.storage)
  }

  fileprivate init(parent: ViewNode, environmentOf inputs: _ViewInputs) {
    parentReference = Unmanaged.passUnretained(parent)
    environmentStorage = inputs.environmentStorage
  }

  package var parent: ViewNode { parentReference.takeUnretainedValue() }
  package var graph: ViewGraph { parentReference._withUnsafeGuaranteedRef { $0.graph } }

  package var environment: EnvironmentValues {
    EnvironmentValues(storage: environmentStorage.takeUnretainedValue())
  }

  /// Makes views in another environment.
  package mutating func withEnvironment(
    _ environment: EnvironmentValues, _ body: (inout _ViewInputs) -> Void
  ) {
    let outer = environmentStorage
    withExtendedLifetime(environment.storage) {
      environmentStorage = Unmanaged.passUnretained(environment.storage)
      body(&self)
      environmentStorage = outer
    }
  }

  /// The node at the cursor, if the parent has one.
  var current: ViewNode? { index < parent.slots.count ? parent.slots[index] : nil }

  /// The node at the cursor, if the parent has one; moves on.
  package mutating func reuse<Node: ViewNode>(as type: Node.Type) -> Node? {
    parentReference._withUnsafeGuaranteedRef { parent in
      guard index < parent.slots.count else { return nil }
      // The static type of the content made the slot, so it is of this class.
      let node = unsafeDowncast(parent.slots[index], to: type)
      index += 1
      return node
    }
  }

  /// Adds a node at the cursor; moves on.
  package mutating func insert(_ node: __owned ViewNode) {
    insert(Unmanaged.passRetained(node))
  }

  /// Adds a node that was counted as held for its parent: who goes on to work with it need not
  /// count again.
  @inline(__always)
  mutating func insert<Node: ViewNode>(_ node: Unmanaged<Node>) {
    parentReference._withUnsafeGuaranteedRef { $0.slots.append(node.takeRetainedValue()) }
    index += 1
    inserted = true
  }

  /// The structural node at the cursor, made if need be.
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

  /// Ends a visit: slots that were not reached go.
  package mutating func finish() {
    if parentHoldsBranches { return }
    parentReference._withUnsafeGuaranteedRef { parent in
      if inserted { parent.childListChanged() }
      if parent.slots.count > index { parent.trimSlots(to: index) }
    }
  }
}
