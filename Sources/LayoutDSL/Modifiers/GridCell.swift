import Foundation

extension View {
  /// Has a cell of a `Grid` take the place of several.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Has a cell of a `Grid` take no part in how large its row and column become.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }

  /// Says where a view is in its cell of a `Grid`, whatever the alignment.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Aligns all cells in the column of this cell of a `Grid`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}

enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
