/// The order of the screens above the root of a navigation stack.
///
/// 1. A screen is above those that were there before it, whether a value of the path, a link or a
///    binding shows it.
/// 2. A screen that a link has pushed as a view is removed with each value of the path below it.
struct NavigationOrder {
  enum Entry: Hashable {
    /// The screen of a value in the path.
    case value(Int)
    /// A screen that a link has pushed as a view.
    case view(Int)
    /// A screen that is presented while a binding is true.
    case presented(ObjectIdentifier)
  }

  /// The screens from the bottom to the top.
  private(set) var entries: [Entry] = []
  private var removed: Set<Entry> = []

  /// Drops the screens that are not shown any longer, and adds new ones at the top.
  mutating func update(to shown: [Entry]) {
    let first = entries.firstIndex { entry in
      if case .value = entry { !shown.contains(entry) } else { false }
    }
    for entry in entries[(first ?? entries.count)...] {
      if case .view = entry { removed.insert(entry) }
    }
    let current = shown.filter { !removed.contains($0) }, known = Set(entries)
    entries = entries.filter(Set(current).contains) + current.filter { !known.contains($0) }
  }
}
