import Foundation
import ViewCore

/// The configuration of a list row, which its content sets.
struct ListRowTraits {
  /// The insets of the content; nil for the default.
  var insets: EdgeInsets?
  /// The insets at single edges, which replace those of the content.
  var edgeInsets: [Edge: CGFloat] = [:]
  var hasBackground = false
  var separators = ListSeparators()
  /// The swipe actions, from the innermost modifier to the outermost.
  var swipeActions: [SwipeActions] = []
  var contextMenu: MenuHandle?
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
}

enum ListRowTraitsKey: LayoutValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension View {
  /// Changes the configuration of the view as a list row.
  nonisolated func listRowTraits(_ write: @escaping (inout ListRowTraits) -> Void) -> some View {
    modifier(ListRowTraitsModifier(write: write))
  }
}

nonisolated struct ListRowTraitsModifier: NodeModifier {
  typealias Node = BehaviorNode<ListRowTraitsWriter>
  let write: (inout ListRowTraits) -> Void
}

final class ListRowTraitsWriter: NodeBehavior {
  typealias Modifier = ListRowTraitsModifier
  unowned let node: BehaviorNode<ListRowTraitsWriter>

  init(_ node: BehaviorNode<ListRowTraitsWriter>) {
    self.node = node
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    let inner = child?.layoutValue(key)
    guard key == ObjectIdentifier(ListRowTraitsKey.self) else { return inner }
    var traits = inner as? ListRowTraits ?? ListRowTraits()
    modifier.write(&traits)
    return traits
  }

  var kindName: String? { "listRow" }
}
