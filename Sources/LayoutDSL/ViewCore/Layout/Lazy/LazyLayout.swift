import Foundation

/// The parameters of a lazy container.
package struct LazyLayout {
  var axis: Axis
  /// The alignment of views across the axis.
  var alignment: AlignmentKey
  /// The distance between lines, in points.
  var spacing: CGFloat
  var pinnedViews: PinnedScrollableViews
  /// The columns or rows of a grid; empty for a stack.
  var items: [GridItem] = []
  /// The distances between the groups of a list; zero for stacks and grids.
  package var groupDistances = LazyGroupDistances()

  /// Nil spacing is the default distance, because views that are not made cannot report a preferred
  /// one.
  package init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews,
    items: [GridItem] = []
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? ViewSpacing.defaultDistance
    self.pinnedViews = pinnedViews
    self.items = items
  }

  /// Returns the alignment of a view in its cell.
  func alignment(of track: LazyTrack?) -> Alignment {
    if let alignment = track?.alignment { return alignment }
    return axis == .horizontal
      ? Alignment(horizontal: .center, vertical: VerticalAlignment(alignment))
      : Alignment(horizontal: HorizontalAlignment(alignment), vertical: .center)
  }
}

extension LazyLayout {
  /// The largest number of tracks of an adaptive grid item; more could not be distinguished.
  fileprivate static let adaptiveTrackLimit: CGFloat = 10_000
}

extension LazyLayout {
  /// Returns the breadth of the container for a proposal across the axis, and its tracks.
  ///
  /// A grid whose tracks exceed the proposal takes their breadth and divides that again.
  func arrangement(for offer: CGFloat?) -> (breadth: CGFloat?, tracks: [LazyTrack]) {
    let tracks = tracks(for: offer)
    guard let end = tracks.last?.end, !items.isEmpty else { return (offer, tracks) }
    guard let offer else { return (end, tracks) }
    return offer < end ? (end, self.tracks(for: end)) : (offer, tracks)
  }

  /// Returns the tracks for a length across the axis; nil for their minimum.
  ///
  /// 1. Fixed tracks take their length.
  /// 2. The other items share the rest in order: each takes its length from an equal share of what
  ///    is left, and what it does not take goes to the following ones (fact
  ///    `lazyvgrid-fixed-flex-max`).
  /// 3. All tracks together are aligned in the length.
  func tracks(for breadth: CGFloat?) -> [LazyTrack] {
    guard !items.isEmpty else { return [LazyTrack()] }
    let breadth = breadth.flatMap { $0.isFinite ? $0 : nil }
    var left = items.count
    var remaining = breadth ?? 0
    for item in items.dropLast() {
      remaining -= distance(after: item)
    }
    for case .fixed(let length) in items.map(\.size) {
      remaining -= max(length, 0)
      left -= 1
    }
    var tracks: [LazyTrack] = []
    var position: CGFloat = 0
    for item in items {
      let spacing = distance(after: item)
      let share = breadth.map { _ in max(remaining, 0) / CGFloat(max(left, 1)) }
      let (count, length) = division(of: item.size, share: share, spacing: spacing)
      switch item.size {
      case .fixed: break
      case .flexible, .adaptive:
        remaining -= CGFloat(count) * (length + spacing) - spacing
        left -= 1
      }
      for _ in 0..<count {
        tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
        position += length + spacing
      }
    }
    guard let breadth, let end = tracks.last?.end else { return tracks }
    let offset = max(breadth - end, 0) * (alignment.fraction ?? 0)
    return tracks.map {
      LazyTrack(start: $0.start + offset, length: $0.length, alignment: $0.alignment)
    }
  }

  private func distance(after item: GridItem) -> CGFloat {
    item.spacing ?? ViewSpacing.defaultDistance
  }

  /// Returns the number of tracks that an item makes of its share, and their length.
  ///
  /// The minimum of an adaptive item determines the number of its tracks, but does not limit their
  /// length.
  private func division(
    of size: GridItem.Size, share: CGFloat?, spacing: CGFloat
  ) -> (count: Int, length: CGFloat) {
    switch size {
    case .fixed(let length):
      return (1, max(length, 0))
    case .flexible(let minimum, let maximum):
      return (1, max(min(share ?? minimum, maximum), minimum, 0))
    case .adaptive(let minimum, let maximum):
      guard let share else { return (1, max(minimum, 0)) }
      let step = max(minimum + spacing, 1)
      // In this order, NaN counts as 1.
      let count = max(1, ((share + spacing) / step).rounded(.down))
      let length = (share - spacing * (count - 1)) / count
      return (Int(min(count, Self.adaptiveTrackLimit)), max(min(length, maximum), 0))
    }
  }
}

extension LazyLayout: Equatable {
  package static func == (left: LazyLayout, right: LazyLayout) -> Bool {
    left.axis == right.axis && left.alignment == right.alignment && left.spacing == right.spacing
      && left.pinnedViews == right.pinnedViews && left.groupDistances == right.groupDistances
      && left.items.count == right.items.count
      && zip(left.items, right.items).allSatisfy {
        $0.spacing == $1.spacing && $0.alignment == $1.alignment && areEqual($0.size, $1.size)
      }
  }
}
