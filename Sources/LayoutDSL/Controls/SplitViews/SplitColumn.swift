/// The column of a split view that contains a view.
nonisolated struct SplitColumn: Equatable {
  let index: Int
  /// Whether the columns are side by side, and not the screens of a stack.
  var isExpanded = false
  /// Pushes the next column, or shows it if another one lies over it; nil in the last one.
  let showsNext: (() -> Void)?

  static func == (left: Self, right: Self) -> Bool { left.index == right.index }
}
