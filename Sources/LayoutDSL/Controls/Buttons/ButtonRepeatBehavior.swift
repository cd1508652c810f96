/// Whether a button repeats its action while it is pressed.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the button.
  public static var automatic: ButtonRepeatBehavior {
    ButtonRepeatBehavior(name: "automatic")
  }
  /// The button repeats its action.
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(name: "enabled") }
  /// The button does not repeat its action.
  public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(name: "disabled") }
}
