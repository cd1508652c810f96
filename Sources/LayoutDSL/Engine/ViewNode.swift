import Foundation

/// One place in the retained tree.
///
/// A node is either structural (a conditional, a `ForEach`, a custom view: identity and state, no
/// geometry) or geometric (`GeometricNode`). `slots` are its children in the order in which its
/// content makes them; the static type of the content fixes how many there are, so a slot's index
/// is its identity.
package class ViewNode {
  package unowned(unsafe) let graph: ViewGraph
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: ViewNode?
  @exclusivity(unchecked) package internal(set) var slots: ContiguousArray<ViewNode> = []
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
  /// Distance from the root: parents are evaluated before their children.
  package let depth: Int
  /// What of the node is animated; nil for almost all.
  @exclusivity(unchecked) final var animators: NodeAnimators?
  /// False once the node has left the tree.
  @exclusivity(unchecked) package internal(set) var isAttached = true

  init(inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    environment = inputs.environment
    depth = inputs.parent.depth + 1
  }

  /// The root has no parent.
  init(graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
    depth = 0
  }

  /// Appends the geometric nodes this node comes to, in order.
  func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    if animators != nil { return collectWithDepartures(into: &nodes) }
    for slot in slots {
      slot.collect(into: &nodes)
    }
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

  /// The names by which the view can be found from outside.
  package var identifiers: [AnyHashable] { [] }

  /// The name by which one of the slots can be found, where the node tells its slots apart.
  func identifier(ofSlot index: Int) -> AnyHashable? { nil }

  /// The node itself if it has a place of its own.
  var asGeometric: GeometricNode? { nil }

  /// Says that the geometric nodes below have changed, so that whoever lists them does so again.
  func childListChanged() {
    var node: ViewNode? = self
    while let current = node {
      if let geometric = current.asGeometric { return geometric.childListDidChange() }
      current.structureChanged()
      node = current.parent
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
    slots.removeSubrange(count...)
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
  func makeContent<Content: View>(_ content: Content, inputs: _ViewInputs) {
    var inner = _ViewInputs(parent: self, environment: inputs.environment)
    if let list = inputs.list, asGeometric == nil { inner.list = list }
    inner.make(content)
    inner.finish()
  }
}

/// Where in the tree, and in what environment, a view makes its nodes.
///
/// A cursor over the slots of one parent: the first visit inserts nodes, later visits find them.
public struct _ViewInputs {
  package unowned(unsafe) let parent: ViewNode
  package var environment: EnvironmentValues
  /// Where views are listed for a lazy container.
  var list: LazyList?
  package private(set) var index = 0
  private var inserted = false

  package init(parent: ViewNode, environment: EnvironmentValues) {
    self.parent = parent
    self.environment = environment
  }

  package var graph: ViewGraph { parent.graph }

  /// The node at the cursor, if the parent has one.
  var current: ViewNode? { index < parent.slots.count ? parent.slots[index] : nil }

  /// The node at the cursor, if the parent has one; moves on.
  package mutating func reuse<Node: ViewNode>(as type: Node.Type) -> Node? {
    guard index < parent.slots.count else { return nil }
    // The static type of the content made the slot, so it is of this class.
    let node = unsafeDowncast(parent.slots[index], to: type)
    index += 1
    return node
  }

  /// Adds a node at the cursor; moves on.
  package mutating func insert(_ node: ViewNode) {
    parent.slots.append(node)
    index += 1
    inserted = true
  }

  /// The structural node at the cursor, made if need be.
  mutating func structuralNode(kind: StructuralNode.Kind) -> StructuralNode {
    if let node = reuse(as: StructuralNode.self) {
      node.environment = environment
      return node
    }
    let node = StructuralNode(kind: kind, inputs: self)
    insert(node)
    return node
  }

  /// Ends a visit: slots that were not reached go.
  mutating func finish() {
    if inserted { parent.childListChanged() }
    parent.trimSlots(to: index)
  }
}
