extension View {
  /// Replaces the horizontal alignment of the grid in the column that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

/// The alignment a cell sets for its column; nil for none.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
