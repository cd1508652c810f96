import Foundation
import ViewCore

extension DynamicViewContent {
  /// Sets the action that deletes the elements at some offsets; nil disables deletion.
  nonisolated public func onDelete(
    perform action: Optional<(IndexSet) -> Void>
  ) -> some DynamicViewContent {
    modifier(ListRowTraitsModifier { $0.delete = action })
  }

  /// Sets the action that moves the elements at some offsets before another offset; nil disables
  /// moving.
  nonisolated public func onMove(
    perform action: Optional<(IndexSet, Int) -> Void>
  ) -> some DynamicViewContent {
    modifier(ListRowTraitsModifier { $0.move = action })
  }
}

extension View {
  /// Sets whether deletion of the view is disabled.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTraits { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled }
  }

  /// Sets whether moving of the view is disabled.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRowTraits { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled }
  }

  /// Sets whether selection of the view is disabled.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRowTraits { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled }
  }
}
