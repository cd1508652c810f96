import Foundation

/// An extent along the axis, valid for one proposal across it.
struct LazyExtent {
  private var extent: CGFloat?
  private var epoch = 0
  /// Whether the extent was measured rather than estimated.
  private(set) var isMeasured = false

  /// Returns the extent, measured or estimated; nil if it is unknown for this proposal.
  func value(in walk: LazyWalk) -> CGFloat? {
    epoch == walk.epoch ? extent : nil
  }

  mutating func set(_ extent: CGFloat, in walk: LazyWalk) {
    self.extent = extent
    epoch = walk.epoch
    isMeasured = true
  }

  /// Returns the known extent, or else the estimate.
  ///
  /// Before the visible part, the estimate is stored, so that later content does not move when the
  /// estimate changes.
  mutating func assumed(_ estimate: CGFloat, in walk: LazyWalk) -> CGFloat {
    if let extent = value(in: walk) { return extent }
    isMeasured = false
    if !walk.isSearch, walk.position < walk.visible.start {
      extent = estimate
      epoch = walk.epoch
    }
    return estimate
  }
}
