import ViewCore

/// The selection of the list in a column of a split view.
nonisolated struct ColumnSelection: Equatable {
  /// The selected value; nil if there is none.
  let value: AnyHashable?
  let clear: () -> Void

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection? { nil }

  static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) {
    value = value ?? nextValue()
  }
}
