import ViewCore

/// The importance of a piece of custom content.
public enum AccessibilityCustomContentImportance: UInt, Sendable {
  /// It is read on request.
  case `default`
  /// It is read with the label.
  case high
}
