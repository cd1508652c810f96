extension View {
  /// Has the view take the length its cell has along some axes, and not ask for one.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

/// The axes along which a cell does not count for its column or row.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
