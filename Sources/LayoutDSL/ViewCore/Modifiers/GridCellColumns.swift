extension View {
  /// Makes the view span several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutValueModifier<GridCellColumnsKey>(value: count, function: #function))
  }
}

/// The number of columns that a grid cell spans.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}
