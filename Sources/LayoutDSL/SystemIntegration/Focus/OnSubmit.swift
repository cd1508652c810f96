import ViewCore

extension View {
  /// Adds an action that runs when the user submits an input in the view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        let outer = environment.submit
        environment.submit = SubmitAction { trigger in
          if triggers.contains(trigger) { action() }
          outer.action(trigger)
        }
      })
  }
}

extension View {
  /// Keeps submissions of inputs in the view from the `onSubmit` actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      EnvironmentWritingModifier { if isBlocking { $0.submit = SubmitAction { _ in } } })
  }
}

extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey {
    static var defaultValue: SubmitAction { SubmitAction { _ in } }
  }

  package var submit: SubmitAction {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
