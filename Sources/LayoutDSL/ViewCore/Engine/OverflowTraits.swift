/// The part that a node plays in the search for views that are too wide for their containers.
package struct OverflowTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The width of the node is independent of its content, so the content can be too wide for it.
  static let limitsWidth = OverflowTraits(rawValue: 1 << 0)
  /// The content of the node may overflow: it is clipped, scrolled or transformed.
  static let cutsOff = OverflowTraits(rawValue: 1 << 1)
  /// The view is meant to overflow its container: it is moved, or ignores a limit.
  static let sticksOut = OverflowTraits(rawValue: 1 << 2)
  /// The view is meant to overflow any container except the screen.
  static let sticksOutOfViews = OverflowTraits(rawValue: 1 << 3)
  /// The view is centred in its container, and containers narrower than it are common.
  static let isSymbol = OverflowTraits(rawValue: 1 << 4)
  /// The view is read, so it is more than the background of others.
  static let isText = OverflowTraits(rawValue: 1 << 5)
  /// The node places its views one behind the other, so that large ones are a background.
  static let stacksInDepth = OverflowTraits(rawValue: 1 << 6)
}
