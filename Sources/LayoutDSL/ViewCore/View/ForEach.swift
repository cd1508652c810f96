/// Views made from the elements of a collection.
///
/// An element's identity decides which state its view keeps: it follows the element when the
/// collection changes.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID

  init(
    data: Data, id: @escaping (Data.Element, Data.Index) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Makes a view for each element of a mutable collection, with a binding to it.
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
  /// Makes a view for each identified element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each identified element of a mutable collection, with a binding to it.
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
  /// Makes a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { element, _ in element }, content: content)
  }
}

extension ForEach: View, PrimitiveView, StructuralView where Content: View {
  /// Makes or finds a node for each element by its identity.
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

  /// The number of elements is known only from the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

/// The node of a `ForEach`: one slot an element.
final class ForEachNode<ID: Hashable>: ViewNode {
  /// An identity and how often it occurred before: of duplicates each keeps a node of its own.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var keys: ContiguousArray<Key> = []
  /// Whether the elements have ever been made.
  private var hasElements = false
  /// The nodes below, where they have just been made and nobody has listed them.
  private var newNodes: ContiguousArray<GeometricNode>?

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  // Ranges are the most common data, and of unknown types each element costs several times as much.
  @_specialize(kind:partial,where Data == Range<Int>, ID == Int)
  func update<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
    var newKeys: ContiguousArray<Key> = []
    newKeys.reserveCapacity(view.data.count)
    var seen = Set<ID>(minimumCapacity: view.data.count)
    for index in view.data.indices {
      let id = view.id(view.data[index], index)
      if seen.insert(id).inserted {
        newKeys.append(Key(id: id, occurrence: 0))
      } else {
        graph.report(.duplicateID("\(id)"), at: self)
        newKeys.append(Key(id: id, occurrence: newKeys.count { $0.id == id }))
      }
    }
    let isFirst = !hasElements
    if newKeys != keys || isFirst { reorder(to: newKeys) }
    let environment = environment
    let inputs = _ViewInputs(parent: self, environment: environment)
    let isConditional = Content.self is any ConditionalView.Type
    var nodes: ContiguousArray<GeometricNode> = []
    if isFirst { nodes.reserveCapacity(slots.count) }
    var index = view.data.startIndex
    slots.forEach { slot in
      slot.environment = environment
      let content = graph.observingCurrent { view.content(view.data[index]) }
      slot.makeContent(content, inputs: inputs, holdingBranches: isConditional)
      if isFirst { slot.collect(into: &nodes) }
      view.data.formIndex(after: &index)
    }
    if isFirst { newNodes = nodes }
  }

  /// Nodes that were just made are listed while they are near in memory.
  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    guard let newNodes else { return super.collect(into: &nodes) }
    nodes += newNodes
    self.newNodes = nil
  }

  override func structureChanged() {
    newNodes = nil
  }

  /// Brings the slots into the order of new keys; slots whose key is gone go.
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
    // In tree order, so that what the views do when they leave does not depend on hashing.
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
