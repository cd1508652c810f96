import ViewCore

/// The response of an area to direct touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The area makes its own sounds, so VoiceOver is silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The area must be activated before it receives touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
