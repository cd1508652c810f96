/// Whether a button repeats its action while it is pressed.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the button.
  public static var automatic: ButtonRepeatBehavior {
    ButtonRepeatBehavior(name: "automatic")
  }
  /// It does.
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(name: "enabled") }
  /// It does not.
  public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(name: "disabled") }
}
