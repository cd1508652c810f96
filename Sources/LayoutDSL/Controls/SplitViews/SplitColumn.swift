/// The column of a collapsed split view that contains a view.
nonisolated struct SplitColumn: Equatable {
  let index: Int
  /// Pushes the next column; nil in the last one.
  let showsNext: (() -> Void)?

  static func == (left: Self, right: Self) -> Bool { left.index == right.index }
}
