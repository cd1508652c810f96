/// Views generated from the elements of a collection.
///
/// Each view keeps its state for the identity of its element, also when the collection is
/// reordered.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  /// Returns the identity of an element.
  package let id: (Data.Element, Data.Index) -> ID

  package init(
    data: Data, id: @escaping (Data.Element, Data.Index) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Returns the same elements with other content.
  package func mapped<Other>(
    _ transform: @escaping (Content) -> Other
  ) -> ForEach<Data, ID, Other> {
    ForEach<Data, ID, Other>(data: data, id: id) { transform(content($0)) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Creates a view for each element of a mutable collection, identified by a key path, from a
  /// binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      id: { element, _ in element.1 }, content: { content(data[$0.0]) })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element of a mutable collection, from a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    C.Element.ID == ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each integer of a constant range.
  ///
  /// The identity of a view, and so its implicit tag in a `Picker`, is its offset in the range
  /// (Measurements.md#range-tags).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { element, _ in element - data.lowerBound }, content: content)
  }
}

extension ForEach: View, PrimitiveView, StructuralView where Content: View {
  /// Makes or reuses the node of each element by its identity.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let deferred = view.data as? any DeferredSubviews, let source = deferred.source {
      return inputs.makeSubviews(of: source) { subviews in
        var known = view
        if let data = deferred.resolved(subviews) as? Data { known.data = data }
        return known
      }
    }
    if let list = inputs.list {
      typealias Node = LazyForEachNode<Data, ID, Content>
      if let node = inputs.reuse(as: Node.self) {
        node.update(view, list: list, environment: inputs.environment)
      } else {
        inputs.insert(Node(view, list: list, inputs: inputs))
      }
    } else if let node = inputs.reuse(as: ForEachNode<ID>.self) {
      node.environment = inputs.environment
      node.update(view)
    } else {
      let node = ForEachNode<ID>(inputs: inputs)
      inputs.insert(node)
      node.update(view)
    }
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

/// The node of a `ForEach`, with one slot per element.
final class ForEachNode<ID: Hashable>: ViewNode {
  /// The key of a slot: an identity and the number of its earlier occurrences, so that duplicates
  /// have nodes of their own.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var keys: ContiguousArray<Key> = []
  /// Whether the slots have been made.
  private var hasElements = false
  /// The descendant nodes, from when they are made until they are listed.
  private var newNodes: ContiguousArray<GeometricNode>?

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  // Ranges of integers are the most common data; the generic version takes several times as long
  // per element.
  @_specialize(kind:partial,where Data == Range<Int>, ID == Int)
  func update<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
    var newKeys: ContiguousArray<Key> = []
    newKeys.reserveCapacity(view.data.count)
    for index in view.data.indices {
      newKeys.append(Key(id: view.id(view.data[index], index), occurrence: 0))
    }
    if !Self.ascend(newKeys) { countOccurrences(in: &newKeys) }
    let isFirst = !hasElements
    if newKeys != keys || isFirst { reorder(to: newKeys) }
    let environment = environment
    let inputs = _ViewInputs(parent: self, environment: environment)
    let isConditional = Content.self is any ConditionalView.Type
    var nodes: ContiguousArray<GeometricNode> = []
    if isFirst { nodes.reserveCapacity(slots.count) }
    // Read once: the compiler does not specialize closures, which would look up the layout of the
    // values and the functions of the collection for each element.
    let data = view.data, makeView = view.content
    var index = data.startIndex
    for slot in slots {
      slot.environment = environment
      let element = data[index]
      let content = graph.observingCurrent { makeView(element) }
      slot.makeContent(content, inputs: inputs, holdingBranches: isConditional)
      if isFirst { slot.collect(into: &nodes) }
      data.formIndex(after: &index)
    }
    if isFirst { newNodes = nodes }
  }

  /// Whether the identities are ascending integers, which are unique, as those of a range.
  private static func ascend(_ keys: ContiguousArray<Key>) -> Bool {
    guard ID.self == Int.self else { return false }
    return keys.withUnsafeBytes {
      let keys = $0.bindMemory(to: ForEachNode<Int>.Key.self)
      return keys.indices.dropFirst().allSatisfy { keys[$0 - 1].id < keys[$0].id }
    }
  }

  /// Numbers the occurrences of each identity, and reports those that occur twice.
  private func countOccurrences(in keys: inout ContiguousArray<Key>) {
    var seen = Set<ID>(minimumCapacity: keys.count)
    var occurrences: [ID: Int] = [:]
    for index in keys.indices {
      let id = keys[index].id
      guard !seen.insert(id).inserted else { continue }
      let occurrence = occurrences[id, default: 1]
      if occurrence == 1 { graph.report(.duplicateID("\(id)"), at: self) }
      keys[index] = Key(id: id, occurrence: occurrence)
      occurrences[id] = occurrence + 1
    }
  }

  /// Lists nodes that were just made from memory that is still cached.
  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    guard let newNodes else { return super.collect(into: &nodes) }
    nodes += newNodes
    self.newNodes = nil
  }

  override func structureChanged() {
    newNodes = nil
  }

  /// Reorders the slots by new keys and removes the slots whose keys are gone.
  private func reorder(to newKeys: ContiguousArray<Key>) {
    let inputs = _ViewInputs(parent: self, environment: environment)
    var former = [Key: ViewNode](minimumCapacity: keys.count)
    for (key, slot) in zip(keys, slots) {
      former[key] = slot
    }
    let isFirst = !hasElements
    hasElements = true
    let newSlots = ContiguousArray(
      newKeys.map { key -> ViewNode in
        if isFirst { return StructuralNode(kind: .element, inputs: inputs) }
        if let slot = former.removeValue(forKey: key) { return slot }
        let slot =
          returningSlots(key)?.first ?? StructuralNode(kind: .element, inputs: inputs)
        if graph.isAnimating || graph.hasTransitionModifiers { slot.slotsHaveArrived() }
        return slot
      })
    // Dismissal in tree order makes the side effects of leaving views independent of hashing.
    for (key, slot) in zip(keys, slots) where former[key] === slot {
      dismiss([slot], key: key)
    }
    slots = NodeSlots(newSlots)
    keys = newKeys
    childListChanged()
  }

  override func identifier(ofSlot index: Int) -> AnyHashable? {
    index < keys.count ? AnyHashable(keys[index].id) : nil
  }

  override package var kindName: String { "ForEach" }
}
