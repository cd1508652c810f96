import ViewCore

/// Values that a view gives to the user's drag or copy.
package struct TransferSource {
  /// Whether a finger drags the values from the view.
  package var isDragged = false
  /// The view that follows the finger; nil for a picture of the view itself.
  package var preview: AnyView?
  /// Makes the values.
  package let items: () -> [Any]

  package init(items: @escaping () -> [Any]) {
    self.items = items
  }

  /// Values that a finger drags from the view, with a view that follows it.
  package init(draggedWith preview: AnyView? = nil, items: @escaping () -> [Any]) {
    (isDragged, self.preview, self.items) = (true, preview, items)
  }
}

extension TransferSource: DraggedPayload {
  package func dragTarget(of node: HostAttributeNode) -> (any DragTarget)? {
    isDragged ? CarriedValues(of: node) : nil
  }
}
