import Foundation

// The viewport of a lazy container: which span of its axis is visible, and how the offset of the
// scroll view follows content that moves.

extension LazyNode {
  /// The nearest scroll view that scrolls along the container's axis.
  var scrollNode: ScrollNode? {
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return scroll }
      node = current.container
    }
    return nil
  }

  var isMirrored: Bool {
    axis == .horizontal && environment.values.layoutDirection == .rightToLeft
  }

  /// Returns the visible span of the axis: all of it in a scroll view that another one gives its
  /// whole length, so that the length does not change when the views are placed.
  func visibleSpan() -> LazySpan {
    guard let scroll = scrollNode, !scroll.isUnbounded(along: axis) else { return .everything }
    guard isPlaced else { return .beginning }
    return span(of: scroll.boundsWithBleed, in: scroll)
  }

  /// Returns the part of the viewport in which views are pinned; nil if none is.
  func pinnedSpan() -> LazySpan? {
    guard !layout.pinnedViews.isEmpty, isPlaced, let scroll = scrollNode else { return nil }
    return span(of: scroll.viewport, in: scroll)
  }

  /// Returns the span of the axis that a rectangle of a scroll view covers.
  func span(of rect: CGRect, in scroll: ScrollNode) -> LazySpan {
    let rect = rect.applying(transform(to: scroll).inverted())
    if axis == .vertical { return LazySpan(start: rect.minY, end: rect.maxY) }
    if isMirrored { return LazySpan(start: size.width - rect.maxX, end: size.width - rect.minX) }
    return LazySpan(start: rect.minX, end: rect.maxX)
  }
}

extension ScrollNode {
  /// The visible part of the scroll view's space, which includes the area beyond the safe area.
  fileprivate var boundsWithBleed: CGRect {
    let bleed = mirrored(safeAreaExtension(of: CGRect(origin: .zero, size: size)))
    return CGRect(
      x: -bleed.leading, y: -bleed.top, width: size.width + bleed.horizontal,
      height: size.height + bleed.vertical)
  }

  /// Scrolls along with content that has moved.
  func moveOffset(by distance: CGFloat, along axis: Axis) {
    var offset = contentOffset
    if axis == .horizontal {
      offset.x = max(offset.x + distance, 0)
    } else {
      offset.y = max(offset.y + distance, 0)
    }
    setOffset(offset, reason: .content)
  }
}
