import CoreTransferable
import Foundation
import ViewCore

extension View {
  /// Makes the values that the user drags out of the items in the view.
  ///
  /// `payload` receives the identifiers of the dragged items: that of the item under the finger, or
  /// the whole selection if the item is selected.
  nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    modifier(
      EnvironmentWritingModifier {
        $0.dragContainers[DragContainerKey(id: ItemID.self, namespace: namespace)] = { ids in
          payload(ids.compactMap { $0.base as? ItemID }).map { $0 }
        }
      })
  }

  /// Makes the values that the user drags out of the items in the view, which have identifiers.
  nonisolated public func dragContainer<
    Item: Transferable & Identifiable, Data: Collection
  >(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }

  /// Sets the selected items of the drag containers in the view, which are dragged together.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.dragSelections[DragContainerKey(id: ItemID.self, namespace: containerNamespace)] = {
          selection().map { AnyHashable($0) }
        }
      })
  }

  /// Lets the user drag the view as an item of a drag container.
  ///
  /// Without a container for the type of the identifier, the view cannot be dragged.
  nonisolated public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragContainerItem(
        id: AnyHashable(containerItemID),
        key: DragContainerKey(id: ItemID.self, namespace: containerNamespace)))
  }

  /// Sets how the values that are dragged out of the view may be used.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    hostAttribute("", payload: configuration)
  }

  /// Sets an action for changes of a drag; a headless drag has no intermediate states.
  nonisolated public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    hostAttribute("", payload: onUpdate)
  }

  /// Sets how the dragged values are shown, which is not drawn.
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
  {
    hostAttribute(formation.name)
  }
}

/// The containers of a type of identifiers, in a namespace.
nonisolated struct DragContainerKey: Hashable {
  private let type: ObjectIdentifier
  private let namespace: Namespace.ID?

  init<ID>(id: ID.Type, namespace: Namespace.ID?) {
    type = ObjectIdentifier(id)
    self.namespace = namespace
  }
}

/// An item of a container, whose values the container makes.
nonisolated private struct DragContainerItem: ViewModifier {
  let id: AnyHashable
  let key: DragContainerKey
  @Environment(\.dragContainers) private var containers
  @Environment(\.dragSelections) private var selections

  init(id: AnyHashable, key: DragContainerKey) {
    self.id = id
    self.key = key
  }

  @MainActor func body(content: Content) -> some View {
    content.hostAttribute(
      "", payload: TransferSource(draggedWith: nil, items: items), in: "draggable")
  }

  @MainActor private func items() -> [Any] {
    let selection = selections[key]?() ?? []
    return containers[key]?(selection.contains(id) ? selection : [id]) ?? []
  }
}

extension EnvironmentValues {
  private enum ContainersKey: EnvironmentKey {
    static var defaultValue: [DragContainerKey: ([AnyHashable]) -> [Any]] { [:] }
  }
  private enum SelectionsKey: EnvironmentKey {
    static var defaultValue: [DragContainerKey: () -> [AnyHashable]] { [:] }
  }

  var dragContainers: [DragContainerKey: ([AnyHashable]) -> [Any]] {
    get { self[ContainersKey.self] }
    set { self[ContainersKey.self] = newValue }
  }

  var dragSelections: [DragContainerKey: () -> [AnyHashable]] {
    get { self[SelectionsKey.self] }
    set { self[SelectionsKey.self] = newValue }
  }
}
