import ViewCore

/// The direction in which a user changes the value of an adjustable element.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// The value increases.
  case increment
  /// The value decreases.
  case decrement
}
