/// A set of view types that may be pinned to the bounds of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a type of view.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The header of each section stays at the start of what is visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of each section stays at the end of what is visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
