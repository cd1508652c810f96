import Foundation

/// One walk over the content of a lazy container.
///
/// 1. For each element, the walk knows its extent, measured for this proposal or estimated.
/// 2. If the extent intersects the visible span, the views of the element are made if needed,
///    measured with the length of their track across the axis and nil along it, and added to the
///    open line.
/// 3. Otherwise, the walk advances by the extent without making views. A `ForEach` skips all its
///    elements before and after the visible span at once.
/// 4. A line ends when all its tracks are filled, or when the next element needs lines of its own:
///    a header, a footer or an element of several views. Its length is that of its longest view.
/// 5. If the measured line does not intersect the visible span, its views are removed from the
///    placements. If it does, the cells of it that were skipped are added.
/// 6. The position advances by the length of the line and the spacing. Each line includes the
///    spacing after it, so extents can be added up.
/// 7. At the end of a section, its header and footer are placed again at their pinned positions if
///    needed.
///
/// All distances are points along the axis.
package final class LazyWalk {
  @Unretained var container: LazyNode
  /// Identifies the walk.
  let serial: Int
  /// Identifies the proposal across the axis for which lengths are valid.
  let epoch: Int
  let visible: LazySpan
  /// The part of the viewport in which views are pinned; nil if none is.
  let pins: LazySpan?
  let pinnedViews: PinnedScrollableViews
  /// The proposal across the axis.
  let offer: CGFloat?
  /// The length across the axis; nil to use that of the views.
  let breadth: CGFloat?
  let tracks: [LazyTrack]
  let spacing: CGFloat
  /// The start of the first line.
  private let top: CGFloat
  /// The distance between the groups of a list.
  private let groupDistance: CGFloat
  /// The additional distance before the first group of a list if it has a header.
  private let headerDistance: CGFloat
  /// The distance between the last group of a list and its end.
  private let edgeDistance: CGFloat
  /// The groups of a list that the walk has passed.
  private(set) var groups: [LazyGroup] = []
  /// The distance after the last group, in points.
  private var lastDistance: CGFloat = 0

  /// The start of the open line.
  private(set) var position: CGFloat
  /// The track at which the open line continues; 0 if no line is open.
  private(set) var track = 0
  private var lineLength: CGFloat = 0
  private var lineIsMeasured = true
  private var lineStart = 0
  /// The cells of the open line that have been skipped.
  private var gaps: [LazyGap] = []

  /// The visible views, in order.
  private(set) var placements: [LazyPlacement] = []
  /// The distance that the first row which was visible before has moved; nil if there is none.
  private(set) var drift: CGFloat?
  /// Whether all lines before the first visible view have been measured.
  private(set) var isExact = true
  /// Whether an assumption of the walk was wrong, so that it has to be repeated.
  var hasToBeRepeated = false

  init(
    container: LazyNode, serial: Int, epoch: Int, visible: LazySpan, pins: LazySpan?,
    layout: LazyLayout, offer: CGFloat?, start: CGFloat
  ) {
    _container = Unretained(container)
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
    headerDistance = layout.groupDistances.firstHeader - layout.groupDistances.first
    position = top
  }

  /// Whether nothing is visible: the walk only computes positions.
  var isSearch: Bool { visible == .nothing }

  var isGrid: Bool { tracks.count > 1 }

  /// The extent of an unmeasured element; in a grid, its length in the line.
  var estimate: CGFloat { container.estimate + (isGrid ? 0 : spacing) }

  /// The end of the last line.
  var end: CGFloat {
    max(position - spacing + edgeDistance - (groupsEndHere ? lastDistance : 0), 0)
  }

  // MARK: Elements

  /// Whether an element of that extent intersects the visible span.
  func mayShow(_ extent: CGFloat) -> Bool {
    isGrid
      ? meets(from: position, to: position + max(extent, lineLength)) : mayShowLines(extent)
  }

  /// Whether lines of that extent intersect the visible span.
  func mayShowLines(_ extent: CGFloat) -> Bool {
    meets(from: position, to: position + max(extent - spacing, 0))
  }

  private func meets(from start: CGFloat, to end: CGFloat) -> Bool {
    // Floating-point sums may miss an edge by rounding errors.
    let slack = Tolerance.length
    return start < visible.end - slack && end > visible.start + slack
  }

  /// Adds a row of views; returns the extent it takes or, in a grid, its length in the line.
  func add(_ row: LazyRowNode) -> CGFloat {
    guard isGrid else { return addLines(row, track: 0) }
    let length = insert(row, track: track, at: placements.count)
    advance(length, isMeasured: true)
    return length
  }

  /// Places the views of a cell in the open line, and returns its length.
  private func insert(_ row: LazyRowNode, track: Int, at index: Int) -> CGFloat {
    let nodes = row.nodes(in: container)
    let length = nodes.reduce(0) { max($0, measure($1, track: track)) }
    placements.insert(
      contentsOf: nodes.map { LazyPlacement(node: $0, row: row, track: track, length: length) },
      at: index)
    note(length, of: row)
    return length
  }

  /// Advances past an element that is not visible, unless the rest of its line is.
  ///
  /// - Parameters:
  ///   - row: Returns the views of the element.
  ///   - measured: Notes the length of the views.
  func skipElement(
    _ extent: CGFloat, isMeasured: Bool, row: @escaping () -> LazyRowNode,
    measured: @escaping (CGFloat) -> Void
  ) {
    if isGrid {
      gaps.append(
        LazyGap(index: placements.count, track: track, row: row, measured: measured))
      advance(extent, isMeasured: isMeasured)
    } else {
      skip(extent, isMeasured: isMeasured)
    }
  }

  /// Includes the length of a row in the estimate, in place of its earlier length of the epoch.
  private func note(_ length: CGFloat, of row: LazyRowNode) {
    container.noteLength(length, replacing: row.epoch == epoch ? row.length : nil)
    row.epoch = epoch
    row.length = length
  }

  private func advance(_ length: CGFloat, isMeasured: Bool) {
    lineLength = max(lineLength, length)
    lineIsMeasured = lineIsMeasured && isMeasured
    track += 1
    if track == tracks.count { breakLine() }
  }

  // MARK: Lines

  /// Adds a row with one line per view, on a track or across all tracks.
  func addLines(_ row: LazyRowNode, track: Int?) -> CGFloat {
    breakLine()
    let start = position
    for node in row.nodes(in: container) {
      let length = measure(node, track: track)
      if track != nil, position == start { note(length, of: row) }
      placements.append(LazyPlacement(node: node, row: row, track: track, length: length))
      lineLength = length
      endLine()
    }
    return position - start
  }

  /// Advances past whole lines that are not visible.
  func skip(_ extent: CGFloat, isMeasured: Bool) {
    breakLine()
    if placements.isEmpty, !isMeasured, extent > 0 { isExact = false }
    position += extent
  }

  /// Ends the open line, if there is one.
  func breakLine() {
    if track > 0 { endLine() }
  }

  private func endLine() {
    fillGaps()
    let range = lineStart..<placements.count
    for index in range {
      placements[index].position = position
      placements[index].length = lineLength
      if drift == nil { drift = placements[index].row?.drift(of: placements[index]) }
    }
    if !meets(from: position, to: position + lineLength) {
      placements.removeSubrange(range)
      if placements.isEmpty, !lineIsMeasured { isExact = false }
    }
    lineStart = placements.count
    position += lineLength + spacing
    (track, lineLength, lineIsMeasured) = (0, 0, true)
  }

  /// Adds the cells that have been skipped if another cell makes the line visible.
  private func fillGaps() {
    defer { gaps = [] }
    guard !gaps.isEmpty, meets(from: position, to: position + lineLength) else { return }
    for gap in gaps.reversed() {
      gap.measured(insert(gap.row(), track: gap.track, at: gap.index))
    }
    lineLength = placements[lineStart...].reduce(0) { max($0, $1.length) }
  }

  // MARK: Views

  /// Adds a view that exists regardless of its visibility.
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
    return container.axis == .horizontal ? size.width : size.height
  }
}

/// A cell of a line that has been skipped, before the placement with an index.
private struct LazyGap {
  var index: Int
  var track: Int
  var row: () -> LazyRowNode
  var measured: (CGFloat) -> Void
}

/// The extent of a list's section and of its rows, along the axis.
struct LazyGroup {
  var whole: LazySpan
  var rows: LazySpan
}

extension LazyWalk {
  /// Whether a group ends at the position of the walk.
  var groupsEndHere: Bool { groups.last.map { isSame($0.whole.end, position) } ?? false }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool {
    abs(left - right) < Tolerance.length
  }

  /// Adds the distance before a section that starts here; of two sections with different distances,
  /// the smaller applies.
  func openGroup(distance: CGFloat?, hasHeader: Bool) {
    breakLine()
    if isSame(position, top) {
      if hasHeader { skip(headerDistance, isMeasured: true) }
      return
    }
    let distance = max((distance ?? groupDistance) - spacing, 0)
    if !groupsEndHere {
      skip(distance, isMeasured: true)
    } else if distance < lastDistance {
      skip(distance - lastDistance, isMeasured: true)
    }
  }

  /// Ends a section and adds the distance after it.
  func closeGroup(from start: CGFloat, rows: LazySpan, distance: CGFloat?) {
    breakLine()
    lastDistance = max((distance ?? groupDistance) - spacing, 0)
    skip(lastDistance, isMeasured: true)
    groups.append(LazyGroup(whole: LazySpan(start: start, end: position), rows: rows))
  }

  /// Notes that the skipped content ended with a section.
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
      start > $0.rows.start - Tolerance.length && start < $0.rows.end - Tolerance.length
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
  /// The index of the next placement.
  var mark: Int { placements.count }

  /// Pins a header to the start of the visible span as long as its section, which ends here, is
  /// visible.
  func pinHeader(_ row: () -> LazyRowNode, at mark: Int, from start: CGFloat) {
    guard let pins, start < pins.start else { return }
    let end = position - spacing
    pin(row, at: mark, natural: start) { min(pins.start, end - $0) }
  }

  /// Pins a footer to the end of the visible span as long as its section is visible, but below its
  /// header.
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
