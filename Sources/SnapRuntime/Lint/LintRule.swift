/// A rule of `snap lint`.
package enum LintRule: String, Codable, CaseIterable, Sendable {
  /// A text ends in an ellipsis.
  case truncation
  /// A clip cuts through a text.
  case clipping
  /// Two texts, or two controls, cover each other.
  case overlap
  /// A text or control is outside the screen, and nothing scrolls it in.
  case offScreen = "off-screen"
  /// The colour of a text is too close to what is behind it.
  case contrast
  /// A control is too small for a finger.
  case touchTarget = "touch-target"
  /// A control has no name for assistive technologies.
  case label
}
