/// The enabled gestures among those of a view and its descendants.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those of descendants are enabled.
  public static let none: GestureMask = []
  /// Only the added gesture is enabled, not those of descendants.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only the gestures of descendants are enabled, not the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures are enabled.
  public static let all: GestureMask = [.gesture, .subviews]
}
