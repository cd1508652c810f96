import Foundation
import ViewCore

/// The edits that the user can make to a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of actions from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  fileprivate static var moveBit: EditActions<Data> { EditActions(rawValue: 1) }
  fileprivate static var deleteBit: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { moveBit }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { deleteBit }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moving and deleting elements.
  public static var all: EditActions<Data> { [moveBit, deleteBit] }
}

extension ForEach {
  /// Creates a view for each element of an editable collection, identified by a key path, from a
  /// binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable,
    Content == EditableCollectionContent<RowContent, C>
  {
    let delete: (IndexSet) -> Void = { data.wrappedValue = data.wrappedValue.removing($0) }
    let move: (IndexSet, Int) -> Void = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    self.init(data, id: id) { element in
      EditableCollectionContent<RowContent, C>(
        content: content(element), delete: editActions.contains(.deleteBit) ? delete : nil,
        move: editActions.contains(.moveBit) ? move : nil)
    }
  }

  /// Creates a view for each identifiable element of an editable collection, from a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable,
    C.Element: Identifiable, ID == C.Element.ID,
    Content == EditableCollectionContent<RowContent, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension Collection {
  /// Returns the collection without the elements at some offsets; unchanged if its type cannot
  /// remove elements.
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    func removing<Elements: RangeReplaceableCollection>(_ elements: Elements) -> Any {
      var elements = elements
      elements.remove(atOffsets: offsets)
      return elements
    }
    guard let elements = self as? any RangeReplaceableCollection else { return self }
    return removing(elements) as? Self ?? self
  }
}
