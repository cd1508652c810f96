/// Which results of a node may be stale; `GeometricNode` documents how it propagates.
enum Staleness: UInt8, Comparable {
  /// None.
  case none
  /// Only results that depend on children that may have changed.
  case suspect
  /// Sizes and guides.
  case measurements
  /// All results, including spacing, priority and other traits.
  case everything

  static func < (left: Staleness, right: Staleness) -> Bool { left.rawValue < right.rawValue }
}

/// How the results of a node differ from those that its container used.
struct AnswerChange: OptionSet {
  let rawValue: UInt8

  /// The size for some proposal.
  static let size = AnswerChange(rawValue: 1)
  /// Guides, spacing, priority and carried values.
  static let traits = AnswerChange(rawValue: 2)
}
