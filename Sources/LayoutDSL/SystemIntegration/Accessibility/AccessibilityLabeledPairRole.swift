import ViewCore

/// The role of a view in a pair of a label and a content.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label.
  case label
  /// The view is the content.
  case content
}
