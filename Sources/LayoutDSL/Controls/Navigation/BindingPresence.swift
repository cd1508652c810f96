import ViewCore

extension Binding {
  /// Whether there is a value; setting false removes it.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      location: ClosureLocation(
        get: { wrappedValue != nil }, set: { isPresent, _ in if !isPresent { wrappedValue = nil } })
    )
  }

  /// Whether the value is another; setting true makes it so, false removes it.
  nonisolated func equals<Wrapped: Equatable>(
    _ other: Wrapped
  ) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      location: ClosureLocation(
        get: { wrappedValue == other }, set: { isEqual, _ in wrappedValue = isEqual ? other : nil })
    )
  }
}
