import Foundation
import ViewCore

// Each form of a list exists for a selection of several rows and for one of a single row.

extension List {
  /// Creates a list of views of which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(views: content(), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each element, of which any number of rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      views: ForEach(data, id: id, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each identified element, of which any number of rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each number of a constant range, of which any number of rows can be
  /// selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each element of a tree, of which any number of rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each identified element of a tree, of which any number of rows can be
  /// selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}

extension List {
  /// Creates a list of views of which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(views: content(), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each element, of which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      views: ForEach(data, id: id, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each identified element, of which one row can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each number of a constant range, of which one row can be
  /// selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each element of a tree, of which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with a row for each identified element of a tree, of which one row can be
  /// selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}
