import ViewCore

/// The views of tree-structured data: a disclosure group for each element that has children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: Data
  let children: (Data.Element) -> Data?
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf
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
      roots: data, children: { $0[keyPath: children] }, id: id, content: content)
  }

  /// Creates an outline of a collection of identifiable root elements.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A view for each root element, which contains the views of the element's children.
  public var body: some View {
    ForEach(roots, id: id) { element in
      if let descendants = children(element) {
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(
              Self(roots: descendants, children: children, id: id, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
