/// How much of what a node has answered may be out of date.
enum Staleness: UInt8, Comparable {
  /// Nothing.
  case none
  /// Whatever depends on children that may have changed.
  case suspect
  /// Sizes and guides.
  case measurements
  /// Everything.
  case everything

  static func < (left: Staleness, right: Staleness) -> Bool { left.rawValue < right.rawValue }
}

/// What of a node's answers is no longer what its container was told.
struct AnswerChange: OptionSet {
  let rawValue: UInt8

  /// The size for some proposal.
  static let size = AnswerChange(rawValue: 1)
  /// Guides, spacing, priority and the values that it carries.
  static let traits = AnswerChange(rawValue: 2)
}
