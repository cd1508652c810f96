import ViewCore

// The lists of outlines whose rows edit the elements. Each exists without a selection, for multiple
// selection (a set) and for single selection (an optional).

extension List where SelectionValue == Never {
  /// Creates a list of bindings to tree-structured data, identified by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of bindings to tree-structured, identifiable data.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOutline<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of bindings to tree-structured data, identified by a key path, with
  /// multiple selection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list of bindings to tree-structured, identifiable data, with
  /// multiple selection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOutline<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}

extension List {
  /// Creates a list of bindings to tree-structured data, identified by a key path, with
  /// single selection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list of bindings to tree-structured, identifiable data, with
  /// single selection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOutline<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}
