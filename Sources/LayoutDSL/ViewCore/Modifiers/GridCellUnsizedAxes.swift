extension View {
  /// Excludes the view from the size of its column or row along some axes; it takes the length of
  /// its grid cell.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(LayoutValueModifier<GridCellUnsizedAxesKey>(value: axes, function: #function))
  }
}

/// The axes along which a grid cell does not contribute to the size of its column or row.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
