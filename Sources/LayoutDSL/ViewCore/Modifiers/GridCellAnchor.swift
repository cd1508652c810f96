extension View {
  /// Aligns a point of the view with the same point of its grid cell, overriding the alignment of
  /// the grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(LayoutValueModifier<GridCellAnchorKey>(value: anchor, function: #function))
  }
}

/// The anchor of a grid cell; nil uses the alignment of the grid.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}
