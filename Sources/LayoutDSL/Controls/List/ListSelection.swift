import ViewCore

/// Which rows of a list are selected, and what selects them.
struct ListSelection {
  let allowsSeveral: Bool
  /// What the selection calls a row, by the tag that the row carries or the identity of its element.
  let value: (ContainerValues, AnyHashable?) -> AnyHashable?
  let contains: (AnyHashable) -> Bool
  /// Selects a row or, where several can be selected, changes whether it is.
  let select: (AnyHashable) -> Void

  /// A selection of any number of rows.
  ///
  /// The bindings are read at once, by whoever is evaluated now.
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

  /// A selection of one row at most.
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
