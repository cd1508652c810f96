/// The views of a lazy container's sections that are pinned to the edges of the scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Pins the header of each section to the start of the visible part.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Pins the footer of each section to the end of the visible part.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
