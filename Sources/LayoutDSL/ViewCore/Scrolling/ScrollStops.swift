import Foundation

/// The offsets along one axis at which views are aligned with their scroll view.
///
/// Of a lazy container, only the views near the visible part are known; the others are assumed to
/// have the same distances.
struct ScrollStops {
  /// In ascending order.
  private let known: [CGFloat]
  /// The average distance of the known stops, used for unknown ones; nil if all stops are known.
  private let stride: CGFloat?
  private let limits: ClosedRange<CGFloat>

  init(_ offsets: [CGFloat], areAll: Bool, limits: ClosedRange<CGFloat>) {
    known = offsets.sorted()
    self.limits = limits
    guard !areAll, let first = known.first, let last = known.last, last > first else {
      stride = nil
      return
    }
    stride = (last - first) / CGFloat(known.count - 1)
  }

  /// Returns the stop nearest to an offset; the offset itself if there are no stops.
  func nearest(to offset: CGFloat) -> CGFloat {
    index(nearestTo: offset).map(position) ?? offset
  }

  /// Returns the stop nearest to an offset that is at most `reach` away from the stop at `origin`,
  /// or else the next stop in that direction.
  func nearest(to offset: CGFloat, from origin: CGFloat, reach: CGFloat) -> CGFloat {
    guard let first = index(nearestTo: origin), let wanted = index(nearestTo: offset),
      first != wanted
    else { return nearest(to: offset) }
    let start = position(first)
    let step = wanted > first ? 1 : -1
    let inReach = min(max(offset, start - reach), start + reach)
    guard var index = index(nearestTo: inReach) else { return offset }
    if index != first, abs(position(index) - start) > reach { index -= step }
    return position(index == first ? first + step : index)
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  private func position(_ index: Int) -> CGFloat {
    let inside = min(max(index, 0), known.count - 1)
    return limited(known[inside] + CGFloat(index - inside) * (stride ?? 0))
  }

  private func index(nearestTo offset: CGFloat) -> Int? {
    guard let first = known.first, let last = known.last else { return nil }
    let offset = limited(offset)
    if let stride {
      let before = ((offset - first) / stride).rounded()
      if before < 0 { return Int(max(before, -.exactIntegerLimit)) }
      let after = ((offset - last) / stride).rounded()
      if after > 0 { return known.count - 1 + Int(min(after, .exactIntegerLimit)) }
    }
    return known.indices.min { abs(position($0) - offset) < abs(position($1) - offset) }
  }
}

extension ScrollNode {
  /// Returns the offsets along an axis at which an anchor of a target coincides with that of the
  /// scroll view within its margins; a nil anchor is the leading or top edge.
  func targetStops(along axis: Axis, anchor: UnitPoint?) -> ScrollStops {
    let start: CGFloat = self.start(along: axis) > 0 ? 1 : 0
    let anchor = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? start
    let container = containerSize[axis]
    let margin = axis == .horizontal ? mirrored(margins).leading : margins.top
    let layouts = targetLayouts
    let offsets = layouts.flatMap(\.children).map { target in
      let frame = frame(of: target)
      let (origin, length) =
        axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
      return origin - margin + anchor * (length - container)
    }
    return ScrollStops(
      offsets, areAll: !layouts.contains { $0 is LazyNode }, limits: limits(along: axis))
  }
}
