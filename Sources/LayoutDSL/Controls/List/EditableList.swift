import Foundation
import ViewCore

extension List where SelectionValue == Never {
  /// Creates a list of a mutable collection whose elements are identified by a key path.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(views: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of an editable collection whose elements are identified by a key path.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOfEditable<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      views: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list of an editable collection of identifiable elements.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOfEditable<Data, Data.Element.ID, RowContent>, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(views: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with multiple selection of an editable collection whose elements are identified
  /// by a key path.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOfEditable<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      views: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with multiple selection of an editable collection of identifiable elements.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOfEditable<Data, Data.Element.ID, RowContent>, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      views: ForEach(data, editActions: editActions, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}

extension List {
  /// Creates a list with single selection of an editable collection whose elements are identified
  /// by a key path.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ListOfEditable<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      views: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with single selection of an editable collection of identifiable elements.
  ///
  /// Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ListOfEditable<Data, Data.Element.ID, RowContent>, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      views: ForEach(data, editActions: editActions, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}

/// The rows of a list of an editable collection.
public typealias ListOfEditable<
  Data: RandomAccessCollection, ID: Hashable, RowContent: View
> = ForEach<
  LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
>
