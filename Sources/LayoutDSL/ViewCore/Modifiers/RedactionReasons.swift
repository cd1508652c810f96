/// The reasons to redact a view.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for data that is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Views marked as privacy sensitive are redacted.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is stale; it is drawn unchanged.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
