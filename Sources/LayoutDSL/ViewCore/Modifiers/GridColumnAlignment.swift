extension View {
  /// Overrides the horizontal alignment of the grid in the column of the view.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutValueModifier<GridColumnAlignmentKey>(value: guide, function: #function))
  }
}

/// The alignment that a cell sets for its column; nil if it sets none.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
