extension View {
  /// Puts a point of the view at the same point of its place in the grid around it, whatever the
  /// alignment of the grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }
}

/// Where a cell stands in its place; nil for where the alignment has it.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}
