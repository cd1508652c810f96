import Foundation
import ViewCore

extension DynamicViewContent {
  /// Sets what deletes elements, by their offsets; nil if they cannot be deleted.
  nonisolated public func onDelete(
    perform action: Optional<(IndexSet) -> Void>
  ) -> some DynamicViewContent {
    modifier(ListRowTraitsModifier { $0.delete = action })
  }

  /// Sets what moves elements, by their offsets and the one before which they go; nil if they
  /// cannot be moved.
  nonisolated public func onMove(
    perform action: Optional<(IndexSet, Int) -> Void>
  ) -> some DynamicViewContent {
    modifier(ListRowTraitsModifier { $0.move = action })
  }
}

extension View {
  /// Sets whether the view cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTraits { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled }
  }

  /// Sets whether the view cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRowTraits { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled }
  }

  /// Sets whether the view cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRowTraits { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled }
  }
}
