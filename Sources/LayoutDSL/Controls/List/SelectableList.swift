import Foundation
import ViewCore

// Each list initializer exists for multiple selection (a set) and for single selection (an
// optional).

extension List {
  /// Creates a list of views with multiple selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(views: content(), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with multiple selection and a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      views: ForEach(data, id: id, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with multiple selection and a row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with multiple selection and a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with multiple selection and a row for each number of a constant range, each of
  /// which SwiftUI declares as a stack.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(
      views: ForEach(data) { number in HStack { rowContent(number) } },
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list of tree-structured data with multiple selection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list of tree-structured, identifiable data with multiple selection.
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
  /// Creates a list of views with single selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(views: content(), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with single selection and a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      views: ForEach(data, id: id, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list with single selection and a row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list with single selection and a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      views: ForEach(data, content: rowContent), selection: ListSelectionBinding(selection))
  }

  /// Creates a list of tree-structured data with single selection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, ID, RowContent> {
    self.init(
      views: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }

  /// Creates a list of tree-structured, identifiable data with single selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      views: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelectionBinding(selection))
  }
}
