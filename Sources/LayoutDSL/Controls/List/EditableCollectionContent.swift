import Foundation
import ViewCore

/// The view of an element that the user can delete or move.
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
