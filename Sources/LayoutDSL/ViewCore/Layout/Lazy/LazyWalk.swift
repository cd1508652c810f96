import Foundation

/// A view of a lazy container and its place along the axis.
package struct LazyPlacement {
  package let node: GeometricNode
  let row: LazyRowNode?
  /// The track the view is in; nil for one that has the whole line.
  let track: Int?
  /// Where the line starts and how long it is, in points.
  var position: CGFloat = 0
  var length: CGFloat
  /// Where the view is put instead, if it is pinned.
  var pinnedPosition: CGFloat?
}

/// One walk over the content of a lazy container, line by line: what can be seen is made, measured
/// and listed, the rest skipped by its known or estimated length.
///
/// Each line takes up its length and the spacing after it, so that lengths add up whatever is
/// beside what. Distances are points along the axis.
package final class LazyWalk {
  unowned(unsafe) let container: LazyNode
  /// Tells the walk from others.
  let serial: Int
  /// Tells lengths that hold for this offer across the axis from others.
  let epoch: Int
  let visible: LazySpan
  /// The part of what is visible that pinned views stay in; nil where nothing scrolls.
  let pins: LazySpan?
  let pinnedViews: PinnedScrollableViews
  /// What the container was offered across the axis.
  let offer: CGFloat?
  /// The breadth it takes; nil for that of its views.
  let breadth: CGFloat?
  let tracks: [LazyTrack]
  let spacing: CGFloat
  /// Where the first line starts.
  private let top: CGFloat
  /// The distance between the groups of a list.
  private let groupDistance: CGFloat
  /// The distance between the groups of a list and its ends.
  private let edgeDistance: CGFloat
  /// The groups of a list that have been walked over.
  private(set) var groups: [LazyGroup] = []
  /// What is kept after the last group, in points.
  private var lastDistance: CGFloat = 0

  /// Where the open line starts.
  private(set) var position: CGFloat
  /// The track at which the open line goes on; 0 if no line is open.
  private(set) var track = 0
  private var lineLength: CGFloat = 0
  private var lineIsMeasured = true
  private var lineStart = 0

  /// What can be seen, in order.
  private(set) var placements: [LazyPlacement] = []
  /// How far the first view that could be seen before has moved; nil if there is none.
  private(set) var drift: CGFloat?
  /// Whether all that comes before the first view that can be seen has been measured.
  private(set) var isExact = true
  /// Whether something has been found out that was taken to be otherwise before.
  var hasToBeRepeated = false

  init(
    container: LazyNode, serial: Int, epoch: Int, visible: LazySpan, pins: LazySpan?,
    layout: LazyLayout, offer: CGFloat?, start: CGFloat
  ) {
    self.container = container
    self.serial = serial
    self.epoch = epoch
    self.visible = visible
    self.pins = pins
    pinnedViews = layout.pinnedViews
    self.offer = offer
    (breadth, tracks) = layout.arrangement(for: offer)
    spacing = layout.spacing
    groupDistance = layout.groupDistances.between
    edgeDistance = layout.groupDistances.last
    top = start + layout.groupDistances.first
    position = top
  }

  /// Whether nothing is to be seen: the walk only tells positions.
  var isSearch: Bool { visible == .nothing }

  var isGrid: Bool { tracks.count > 1 }

  /// The extent an unmeasured element counts for: in a grid, its length in the line.
  var estimate: CGFloat { container.estimate + (isGrid ? 0 : spacing) }

  /// Where the last line ends.
  var end: CGFloat {
    max(position - spacing + edgeDistance - (groupsEndHere ? lastDistance : 0), 0)
  }

  // MARK: Elements

  /// Whether an element of that extent meets what is visible.
  func mayShow(_ extent: CGFloat) -> Bool {
    isGrid
      ? meets(from: position, to: position + max(extent, lineLength)) : mayShowLines(extent)
  }

  /// Whether lines of that extent meet what is visible.
  func mayShowLines(_ extent: CGFloat) -> Bool {
    meets(from: position, to: position + max(extent - spacing, 0))
  }

  private func meets(from start: CGFloat, to end: CGFloat) -> Bool {
    // Sums of fractions may miss an edge by their last digits.
    let slack: CGFloat = 1e-6
    return start < visible.end - slack && end > visible.start + slack
  }

  /// Adds a row of views; answers with the extent it takes, in a grid with its length in the line.
  func add(_ row: LazyRowNode) -> CGFloat {
    guard isGrid else { return addLines(row, track: 0) }
    let nodes = row.nodes(in: container)
    var length: CGFloat = 0
    for node in nodes {
      length = max(length, measure(node, track: track))
    }
    for node in nodes {
      placements.append(LazyPlacement(node: node, row: row, track: track, length: length))
    }
    note(length, of: row)
    advance(length, isMeasured: true)
    return length
  }

  /// Goes past an element that cannot be seen.
  func skipElement(_ extent: CGFloat, isMeasured: Bool) {
    if isGrid {
      advance(extent, isMeasured: isMeasured)
    } else {
      skip(extent, isMeasured: isMeasured)
    }
  }

  /// Lets a row count for the estimate, once.
  private func note(_ length: CGFloat, of row: LazyRowNode) {
    guard row.epoch != epoch else { return }
    row.epoch = epoch
    container.noteLength(length)
  }

  private func advance(_ length: CGFloat, isMeasured: Bool) {
    lineLength = max(lineLength, length)
    lineIsMeasured = lineIsMeasured && isMeasured
    track += 1
    if track == tracks.count { breakLine() }
  }

  // MARK: Lines

  /// Adds a row whose views have a line each, on a track or all to themselves.
  func addLines(_ row: LazyRowNode, track: Int?) -> CGFloat {
    breakLine()
    let start = position
    for node in row.nodes(in: container) {
      let length = measure(node, track: track)
      if track != nil { note(length, of: row) }
      placements.append(LazyPlacement(node: node, row: row, track: track, length: length))
      lineLength = length
      endLine()
    }
    return position - start
  }

  /// Goes past whole lines that cannot be seen.
  func skip(_ extent: CGFloat, isMeasured: Bool) {
    breakLine()
    if placements.isEmpty, !isMeasured, extent > 0 { isExact = false }
    position += extent
  }

  /// Starts a new line, if one is open.
  func breakLine() {
    if track > 0 { endLine() }
  }

  private func endLine() {
    let range = lineStart..<placements.count
    for index in range {
      placements[index].position = position
      placements[index].length = lineLength
      if drift == nil, let row = placements[index].row, row.isShown {
        drift = position - row.position
      }
    }
    if !meets(from: position, to: position + lineLength) {
      placements.removeSubrange(range)
      if placements.isEmpty, !lineIsMeasured { isExact = false }
    }
    lineStart = placements.count
    position += lineLength + spacing
    (track, lineLength, lineIsMeasured) = (0, 0, true)
  }

  // MARK: Views

  /// Adds a view that has been made without regard to whether it can be seen.
  func addView(_ node: GeometricNode) {
    node.container = container
    let track = isGrid ? self.track : 0
    let length = measure(node, track: track)
    placements.append(LazyPlacement(node: node, row: nil, track: track, length: length))
    if isGrid {
      advance(length, isMeasured: true)
    } else {
      lineLength = length
      endLine()
    }
  }

  private func measure(_ node: GeometricNode, track: Int?) -> CGFloat {
    let size = node.measure(container.offer(track: track, in: self))
    container.noteBreadth(size)
    return container.axis == .horizontal ? size.width : size.height
  }
}

/// A stretch of a lazy container's axis, in points.
struct LazySpan: Equatable {
  var start: CGFloat
  var end: CGFloat

  static let nothing = LazySpan(start: .infinity, end: -.infinity)
  static let everything = LazySpan(start: -.infinity, end: .infinity)
  /// Where nothing is known of what can be seen: enough for a first line to be measured.
  static let beginning = LazySpan(start: 0, end: 1)
}

// MARK: Groups

/// The whole of a list's section and its rows, along the axis.
struct LazyGroup {
  var whole: LazySpan
  var rows: LazySpan
}

extension LazyWalk {
  /// Whether a group ends at the position of the walk.
  var groupsEndHere: Bool { groups.last.map { isSame($0.whole.end, position) } ?? false }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

  /// Keeps the section that starts here off what is before it; of two sections that ask for
  /// different distances, the smaller one is kept.
  func openGroup(distance: CGFloat?) {
    breakLine()
    if isSame(position, top) { return }
    let distance = max((distance ?? groupDistance) - spacing, 0)
    if !groupsEndHere {
      skip(distance, isMeasured: true)
    } else if distance < lastDistance {
      skip(distance - lastDistance, isMeasured: true)
    }
  }

  /// Ends a section, and keeps what follows off it.
  func closeGroup(from start: CGFloat, rows: LazySpan, distance: CGFloat?) {
    breakLine()
    lastDistance = max((distance ?? groupDistance) - spacing, 0)
    skip(lastDistance, isMeasured: true)
    groups.append(LazyGroup(whole: LazySpan(start: start, end: position), rows: rows))
  }

  /// Says that what was skipped last ended with a section.
  func noteSkippedGroup() {
    let here = LazySpan(start: position, end: position)
    groups.append(LazyGroup(whole: here, rows: here))
    lastDistance = groupDistance
  }

  /// Whether a view begins and ends its group.
  package func groupEnds(of placement: LazyPlacement) -> (isFirst: Bool, isLast: Bool) {
    if spacing > 0 { return (true, true) }
    let start = placement.position, end = start + placement.length
    if let group = groups.first(where: {
      start > $0.rows.start - 1e-6 && start < $0.rows.end - 1e-6
    }) {
      return (isSame(start, group.rows.start), isSame(end, group.rows.end))
    }
    return (
      isSame(start, top) || groups.contains { isSame($0.whole.end, start) },
      isSame(end, position) || groups.contains { isSame($0.whole.start, end) }
    )
  }
}

// MARK: Pinning

extension LazyWalk {
  /// Where views are listed next.
  var mark: Int { placements.count }

  /// Keeps a header at the start of what is visible while its section, which ends here, is.
  func pinHeader(_ row: () -> LazyRowNode, at mark: Int, from start: CGFloat) {
    guard let pins, start < pins.start else { return }
    let end = position - spacing
    pin(row, at: mark, natural: start) { min(pins.start, end - $0) }
  }

  /// Keeps a footer at the end of what is visible while its section is, but not above its header.
  func pinFooter(
    _ row: () -> LazyRowNode, at mark: Int, below start: CGFloat, from natural: CGFloat
  ) {
    guard let pins, position - spacing > pins.end, start < pins.end else { return }
    pin(row, at: mark, natural: natural) { max(pins.end - $0, start) }
  }

  private func pin(
    _ row: () -> LazyRowNode, at mark: Int, natural: CGFloat, _ place: (CGFloat) -> CGFloat
  ) {
    let row = row()
    let nodes = row.nodes(in: container)
    let lengths = nodes.map { measure($0, track: nil) }
    let total = lengths.reduce(0, +) + spacing * CGFloat(max(nodes.count - 1, 0))
    var pinned = place(total)
    guard meets(from: pinned, to: pinned + total) else { return }
    placements.removeAll { $0.row === row }
    var index = min(mark, placements.count)
    var position = natural
    for (node, length) in zip(nodes, lengths) {
      placements.insert(
        LazyPlacement(
          node: node, row: row, track: nil, position: position, length: length,
          pinnedPosition: pinned), at: index)
      index += 1
      position += length + spacing
      pinned += length + spacing
    }
    lineStart = placements.count
  }
}
