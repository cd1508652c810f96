/// Which gestures of a view and of the views inside it work.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture works, neither the one added nor any inside.
  public static let none: GestureMask = []
  /// The gesture added works, those of the views inside do not.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside work, the one added does not.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures work.
  public static let all: GestureMask = [.gesture, .subviews]
}
