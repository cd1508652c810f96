import Foundation

/// A node of the retained tree.
///
/// A node is either structural (a conditional, a `ForEach`, a custom view: identity and state, no
/// geometry) or geometric (`GeometricNode`). `slots` are its children in the order in which its
/// content makes them. The static type of the content determines their number, so the index of a
/// slot is its identity.
package class ViewNode {
  /// The graph owns the tree, so its nodes need not retain it.
  fileprivate final let graphReference: Unretained<ViewGraph>
  /// Nil for the root and for detached nodes; a parent outlives this node or detaches it.
  @exclusivity(unchecked) private final var parentReference: Unretained<ViewNode>?
  @exclusivity(unchecked) package internal(set) var slots = NodeSlots()
  @exclusivity(unchecked) final var environmentStorage: EnvironmentValues.Storage
  private let level: UInt32
  /// The number of nodes made before this one; it orders nodes of one depth.
  private let serial: UInt32
  /// Whether the node is a `GeometricNode`.
  final let isGeometric: Bool
  /// Whether the node resolves to what its slots resolve to, so that a list need not ask it.
  @exclusivity(unchecked) final var listsSlots = false
  /// Whether the node is still in the tree.
  @exclusivity(unchecked) package internal(set) var isAttached = true
  /// The animators of the node; nil for most nodes.
  @exclusivity(unchecked) final var animators: NodeAnimators?

  /// The distance from the root; parents are evaluated before their children.
  package final var depth: Int { Int(level) }

  /// Whether the node is evaluated before another one.
  final func precedes(_ other: ViewNode) -> Bool {
    level == other.level ? serial < other.serial : level < other.level
  }

  init(inputs: _ViewInputs) {
    graphReference = inputs.parentReference.withObject { $0.graphReference }
    parentReference = inputs.parentReference
    environmentStorage = inputs.environmentStorage.object
    level = inputs.parentReference.withObject { $0.level } + 1
    serial = graphReference.withObject { $0.nextSerial() }
    isGeometric = false
  }

  /// Creates a geometric node.
  init(geometricIn inputs: _ViewInputs) {
    graphReference = inputs.parentReference.withObject { $0.graphReference }
    parentReference = inputs.parentReference
    environmentStorage = inputs.environmentStorage.object
    level = inputs.parentReference.withObject { $0.level } + 1
    serial = graphReference.withObject { $0.nextSerial() }
    isGeometric = true
  }

  /// Creates the root, which has no parent.
  init(graph: ViewGraph, environment: EnvironmentValues) {
    graphReference = Unretained(graph)
    environmentStorage = environment.storage
    level = 0
    serial = 0
    isGeometric = true
  }

  package final var graph: ViewGraph { graphReference.object }

  /// Calls a closure with the graph without retaining it.
  @inline(__always)
  final func withGraph<Result>(_ body: (ViewGraph) -> Result) -> Result {
    graphReference.withObject(body)
  }

  package final var parent: ViewNode? { parentReference?.object }

  package final var environment: EnvironmentValues {
    get { EnvironmentValues(storage: environmentStorage) }
    set { environmentStorage = newValue.storage }
  }

  /// Appends the geometric nodes that this node resolves to, in order.
  package func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    if animators != nil { return collectWithDepartures(into: &nodes) }
    slots.forEach { $0.collect(into: &nodes) }
  }

  /// Lays out the views of this node in a lazy container.
  func layOutLazily(_ walk: LazyWalk) {
    for slot in slots {
      slot.layOutLazily(walk)
    }
  }

  /// Advances a walk over the views of this node in a lazy container, up to the view with an
  /// identity; returns false if there is none.
  func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    identifiers.contains(id) || slots.contains { $0.locate(id, walk) }
  }

  /// Saves the state that a view keeps while its row does not exist.
  func keepState(in kept: inout KeptState) {}

  /// Whether the node only modifies a single view, so that a row consists of that view.
  var isTransparent: Bool { asGeometric == nil && slots.count == 1 }

  /// The kind of the node for layout trees and diagnostics: a type name without generic arguments.
  package var kindName: String { "\(type(of: self))" }

  /// The name of the view or modifier in source code: `VStack`, `frame`.
  package var sourceName: String { kindName }
  /// The property of the custom view that holds an `@Observable` object, in a sentence; nil if
  /// there is none or several.
  var observedObject: String? { nil }

  /// Whether the node has no geometry, and the views in its slots are views of its container.
  var isTransparentToPreferences: Bool { false }

  /// Whether the node represents a view or modifier with a body.
  var isCustomView: Bool { false }

  /// Whether the node represents a modifier.
  var isModifier: Bool { false }

  /// The values that change the picture of the node and not its frame, for layout texts.
  var details: NodeDetails { NodeDetails() }

  /// The identities by which the view can be found, from `id` or an accessibility identifier.
  package var identifiers: [AnyHashable] { [] }

  /// Returns the identity of a slot, for nodes whose slots have identities, such as `ForEach`.
  func identifier(ofSlot index: Int) -> AnyHashable? { nil }

  /// The node itself if it is geometric.
  var asGeometric: GeometricNode? { nil }

  /// Notifies the nearest geometric node that the geometric nodes below have changed.
  final func childListChanged() {
    var node = Unretained(self)
    while true {
      let next: Unretained<ViewNode>? = node.withObject { node in
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

  /// A hook for structural nodes that cache values derived from the nodes below.
  func structureChanged() {}

  /// Removes the slots from index `count` on.
  func trimSlots(to count: Int) {
    guard slots.count > count else { return }
    for slot in slots[count...] {
      slot.detach()
    }
    slots.trim(to: count)
    childListChanged()
  }

  /// Changes the transaction for the nodes below; does nothing by default.
  func edit(_ transaction: inout Transaction) {}

  /// Removes the node and its descendants from the tree.
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
    // Others may still retain this node, for example until an animation ends.
    parentReference = nil
  }

  /// A hook for nodes that hold resources outside the tree.
  func didDetach() {}

  /// Visits `content` with this node as the parent, making or updating its slots.
  ///
  /// A structural node can represent the branches of content that is a single `if` or `switch`.
  func makeContent<Content: View>(
    _ content: Content, inputs: _ViewInputs, holdingBranches: Bool = false
  ) {
    guard withGraph({ $0.allows(level) }) || !slots.isEmpty else {
      return graph.refuse(content, of: self)
    }
    var inner = _ViewInputs(parent: self, environmentOf: inputs)
    inner.parentHoldsBranches = holdingBranches
    if inputs.isList, !isGeometric { inner.list = inputs.list }
    inner.make(content)
    inner.finish()
  }
}
