import ViewCore

/// The kinds of input that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
