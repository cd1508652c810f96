import Foundation
import ViewCore

/// The position of a screen's content relative to its bars.
struct BarScroll: Equatable {
  /// The distance in points by which the content is scrolled.
  var distance: CGFloat = 0
  /// Whether content is behind the bars at the bottom (Measurements.md#bar-scroll-edge).
  var isBehindBottomBar = false

  init() {}

  init(_ geometry: ScrollGeometry) {
    distance = geometry.contentOffset.y + geometry.contentInsets.top
    isBehindBottomBar =
      geometry.contentInsets.bottom > 0 && geometry.contentSize.height > geometry.bounds.maxY
  }
}
