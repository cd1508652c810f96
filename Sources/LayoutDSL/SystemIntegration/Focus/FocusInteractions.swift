import ViewCore

/// The kinds of interaction with a focused view.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user activates the view, as a button.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The user edits the view, as a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The interactions of the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
