import ViewCore

/// The views of tree-structured data: a disclosure group for each element that has children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: OutlineRoots<Data>
  let children: (Data.Element) -> Data?
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf
}

/// The elements that an outline shows first.
enum OutlineRoots<Data: RandomAccessCollection> {
  case one(Data.Element)
  case several(Data)
}

/// The views of the children of an element.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  /// The views of the children.
  public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of a collection of root elements, identified by a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .several(data), children: { $0[keyPath: children] }, id: id, content: content)
  }

  /// Creates an outline of one root element, identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), children: { $0[keyPath: children] }, id: id, content: content)
  }

  /// Creates an outline of one identifiable root element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a collection of identifiable root elements.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of bindings to root elements, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      roots: .several(data), children: { Binding($0[dynamicMember: children]) },
      id: (\Binding<E>.wrappedValue).appending(path: id), content: content)
  }

  /// Creates an outline of bindings to identifiable root elements.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where ID == E.ID, Data == Binding<C>, E == C.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a binding to one root element, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      roots: .one(root), children: { Binding($0[dynamicMember: children]) },
      id: (\Binding<E>.wrappedValue).appending(path: id), content: content)
  }

  /// Creates an outline of a binding to one identifiable root element.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where ID == E.ID, Data == Binding<C>, E == C.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A view for each root element, which contains the views of the element's children.
  @ViewBuilder public var body: some View {
    switch roots {
    case .one(let root): view(of: root)
    case .several(let elements): ForEach(elements, id: id) { view(of: $0) }
    }
  }

  @MainActor @ViewBuilder private func view(of element: Data.Element) -> some View {
    if let descendants = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            Self(roots: .several(descendants), children: children, id: id, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
