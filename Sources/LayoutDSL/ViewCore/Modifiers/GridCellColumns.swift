extension View {
  /// Has the view take several columns of the grid around it.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }
}

/// How many columns a cell takes.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}
