import Foundation
import ViewCore

/// What the user may do to the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
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
  /// All actions.
  public static var all: EditActions<Data> { [moveBit, deleteBit] }
}

/// The view of an element that the user may delete or move.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  /// The view of the element.
  @MainActor public var body: some View {
    content.modifier(
      ListRowTraitsModifier { [delete, move] in
        $0.delete = delete
        $0.move = move
      })
  }
}

extension ForEach {
  /// Makes a view for each element of a collection that the user may edit, with a binding to it.
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

  /// Makes a view for each identified element of a collection that the user may edit, with a
  /// binding to it.
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
  /// The collection without the elements at some offsets, if its type can do without elements.
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
