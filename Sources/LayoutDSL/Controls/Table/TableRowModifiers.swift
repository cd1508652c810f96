import CoreTransferable
import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

/// A modifier of the rows of a table.
public protocol _TableRowContentModifier {
  /// Returns the view of one row with the modifier.
  @MainActor func _row(_ view: AnyView) -> AnyView
}

extension ModifiedContent: TableRowContent, PrimitiveTableRowContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  @MainActor func views(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    let modifier = modifier
    return content.allRows { value in onMainActor { modifier._row(row(value)) } }
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

/// Lets the user drag item providers of the rows of a table.
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  let action: (() -> NSItemProvider?)?

  /// Returns the view of a row that can be dragged.
  public func _row(_ view: AnyView) -> AnyView { AnyView(view.itemProvider(action)) }
}

/// Takes values that the user drops between the rows of a table.
public struct OnInsertTableRowModifier: _TableRowContentModifier {
  let change: @MainActor (AnyView) -> AnyView

  /// Returns the view of a row that takes drops.
  public func _row(_ view: AnyView) -> AnyView { change(view) }
}

/// Changes the views of the rows of a table.
struct TableRowViewModifier: _TableRowContentModifier {
  let change: @MainActor (AnyView) -> AnyView

  func _row(_ view: AnyView) -> AnyView { change(view) }
}

extension TableRowContent {
  private func row(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> ModifiedContent<Self, TableRowViewModifier> {
    ModifiedContent(content: self, modifier: TableRowViewModifier(change: change))
  }

  /// Adds a context menu to the rows.
  @MainActor public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return row { AnyView($0.contextMenu { items }) }
  }

  /// Adds a context menu with a preview to the rows.
  @MainActor public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, shown) = (menuItems(), preview())
    return row { AnyView($0.contextMenu(menuItems: { items }, preview: { shown })) }
  }

  /// Prevents the user from selecting the rows.
  @MainActor public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    row { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Adds an action for a pointer above the rows, which a phone lacks.
  @MainActor public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    row { AnyView($0.onHover(perform: action)) }
  }

  /// Lets the user drag a value out of the rows.
  @MainActor public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    row { AnyView($0.draggable(payload())) }
  }

  /// Takes dropped values of a type on the rows.
  @MainActor public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    row { view in
      AnyView(
        view.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Sets the item provider of the rows.
  @MainActor public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }
}

/// Rows of a table that are made from a collection.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension TableForEachContent: DynamicTableRowContent {}

extension ForEach: DynamicTableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  /// The collection of the rows.
  public var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
  /// Takes dropped values of a type; `action` receives the offset after the last element, and them.
  @MainActor public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let end = data.count
    return ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier { view in
        AnyView(
          view.dropDestination(for: payloadType) { items, _ in
            action(end, items)
            return true
          })
      })
  }

  /// Takes dropped item providers of some types; `action` receives the offset after the last
  /// element, and them.
  @MainActor public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let end = data.count
    return ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier { view in
        AnyView(
          view.onDrop(of: supportedContentTypes, isTargeted: nil) { providers in
            action(end, providers)
            return true
          })
      })
  }
}
