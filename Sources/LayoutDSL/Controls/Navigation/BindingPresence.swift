import ViewCore

extension Binding {
  /// Returns a binding that is true while the value is not nil; setting it to false sets the value
  /// to nil.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      location: ClosureLocation(
        get: { wrappedValue != nil }, set: { isPresent, _ in if !isPresent { wrappedValue = nil } })
    )
  }

  /// Returns a binding that is true while the value equals `other`.
  ///
  /// Setting it to true sets the value to `other`; setting it to false sets the value to nil.
  nonisolated func equals<Wrapped: Equatable>(
    _ other: Wrapped
  ) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      location: ClosureLocation(
        get: { wrappedValue == other }, set: { isEqual, _ in wrappedValue = isEqual ? other : nil })
    )
  }
}
