import ViewCore

/// The selected rows of a list, and the operation that selects a row.
struct ListSelection {
  let allowsSeveral: Bool
  /// Returns the selection value of a row: its tag, the value of its link or the identity of its
  /// element; nil if none has the type of the selection.
  let value: (ContainerValues, AnyHashable?) -> AnyHashable?
  let contains: (AnyHashable) -> Bool
  /// Selects a row; with multiple selection, toggles it.
  let select: (AnyHashable) -> Void
  /// Selects a row and no other; returns false for a value of another type.
  let selectOnly: (AnyHashable) -> Bool
  /// The selected value of a column of a split view; a multiple selection has one only while a
  /// single row is selected.
  let column: ColumnSelection

  /// Creates a multiple selection.
  ///
  /// It reads the binding immediately, so that the view whose body is being evaluated depends on
  /// it.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    let selected = binding.wrappedValue
    allowsSeveral = true
    value = Self.value(Value.self)
    contains = { ($0.base as? Value).map(selected.contains) ?? false }
    select = {
      guard let value = $0.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
    selectOnly = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = [value]
      return true
    }
    column = ColumnSelection(
      value: selected.count == 1 ? selected.first.map { AnyHashable($0) } : nil
    ) { binding.wrappedValue = [] }
  }

  /// Creates a single selection.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    let selected = binding.wrappedValue
    allowsSeveral = false
    value = Self.value(Value.self)
    contains = { selected != nil && $0.base as? Value == selected }
    let selectOnly: (AnyHashable) -> Bool = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
    self.selectOnly = selectOnly
    select = { _ = selectOnly($0) }
    column = ColumnSelection(value: selected.map { AnyHashable($0) }) { binding.wrappedValue = nil }
  }

  private static func value<Value: Hashable>(
    _ type: Value.Type
  ) -> (ContainerValues, AnyHashable?) -> AnyHashable? {
    { values, id in
      if let tag = values.tag(for: Value.self) { return AnyHashable(tag) }
      let value = values.linkValue?.base as? Value ?? id?.base as? Value
      return value.map { AnyHashable($0) }
    }
  }
}
