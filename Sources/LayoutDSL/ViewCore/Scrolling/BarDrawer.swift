import Foundation

// The part of a bar above a scroll view that scrolls away: a large title or a search field.

extension ScrollNode {
  /// The height in points of that part of the bar; 0 if the scroll view does not begin below it.
  var barDrawer: CGFloat {
    let height = environment.values.scrollTraits.barDrawer
    guard height > 0, axes.contains(.vertical) else { return 0 }
    let room = margins.top + safeAreaExtension(of: CGRect(origin: .zero, size: size)).top
    return height <= room + Tolerance.length ? height : 0
  }

  /// The distance in points by which the bar has become shorter.
  package var barRetreat: CGFloat {
    let height = barDrawer
    return height > 0 ? min(max(contentOffset.y, 0), height) : 0
  }

  /// The part of the scroll view's space in which content is visible and headers are pinned: its
  /// bounds, and above them what the bar no longer takes.
  var viewport: CGRect {
    let retreat = barRetreat
    return CGRect(x: 0, y: -retreat, width: size.width, height: size.height + retreat)
  }
}

extension EnvironmentValues {
  /// The height of the part of the bar above that scrolls away with the content, in points.
  package var barDrawer: CGFloat {
    get { values.scrollTraits.barDrawer }
    set { values.scrollTraits.barDrawer = newValue }
  }
}
