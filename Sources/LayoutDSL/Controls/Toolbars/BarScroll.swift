import Foundation
import ViewCore

/// The position of a screen's content relative to its bars.
struct BarScroll: Equatable {
  /// The distance in points by which the content is scrolled; negative while it is pulled down,
  /// also by a refresh control.
  var distance: CGFloat = 0
  /// The height of the refresh control while it is shown.
  var refresh: CGFloat = 0
  /// Whether content is behind the bars at the bottom (Measurements.md#bar-scroll-edge).
  var isBehindBottomBar = false

  init() {}

  init(_ geometry: ScrollGeometry) {
    refresh = geometry.refreshInset
    distance = geometry.contentOffset.y + geometry.contentInsets.top - refresh
    isBehindBottomBar =
      max(geometry.contentInsets.bottom, geometry.bottomOverhang) > 0
      && geometry.contentSize.height > geometry.bounds.maxY - geometry.bottomOverhang
  }
}
