/// What makes a view submit its input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a field for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action for when the input of a view inside is submitted.
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

/// What is to be done when input is submitted: the actions from the inside out.
package struct SubmitAction {
  package let action: (SubmitTriggers) -> Void
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
