import ViewCore

/// The selected rows of a list, and the operation that selects a row.
struct ListSelection {
  let allowsSeveral: Bool
  /// Returns the selection value of a row: its tag or the identity of its element; nil if neither
  /// has the type of the selection.
  let value: (ContainerValues, AnyHashable?) -> AnyHashable?
  let contains: (AnyHashable) -> Bool
  /// Selects a row; with multiple selection, toggles it.
  let select: (AnyHashable) -> Void

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
  }

  /// Creates a single selection.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    let selected = binding.wrappedValue
    allowsSeveral = false
    value = Self.value(Value.self)
    contains = { selected != nil && $0.base as? Value == selected }
    select = { ($0.base as? Value).map { binding.wrappedValue = $0 } }
  }

  private static func value<Value: Hashable>(
    _ type: Value.Type
  ) -> (ContainerValues, AnyHashable?) -> AnyHashable? {
    { values, id in
      if let tag = values.tag(for: Value.self) { return AnyHashable(tag) }
      return (id?.base as? Value).map { AnyHashable($0) }
    }
  }
}
