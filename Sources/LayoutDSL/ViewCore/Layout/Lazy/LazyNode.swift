import Foundation

/// The node of a lazy stack or grid.
///
/// Across its axis, it takes the proposed length. Along it, its length is the sum of its lines;
/// unmeasured ones have the average of the measured ones. Views exist only where they intersect the
/// visible part of the enclosing scroll view; without a scroll view, all views exist.
///
/// A row that becomes visible again has the state of its custom view, as in SwiftUI; state deeper
/// in the row is reset.
///
/// Layout:
///
/// 1. The last walk is reused if its visible span, the span of pinned views and the proposal across
///    the axis are the same and nothing was invalidated since.
/// 2. If the proposal across the axis has changed, all measured lengths are discarded.
/// 3. A `LazyWalk` goes over the content from `start`, the position of the first line.
/// 4. If the walk finds that a row which was visible before would move, `start` is shifted to
///    compensate. The walk is repeated then, or if an assumption of the walk was wrong, up to 16
///    times.
/// 5. `start` returns to zero, together with a change of the scroll offset, once all lines before
///    the visible ones have been measured. If the beginning is visible, or none of the visible rows
///    was visible before, it returns to zero without such a change.
/// 6. Rows that are no longer visible are detached.
package final class LazyNode: GeometricNode, PositionObserver {
  private(set) var layout: LazyLayout
  private let name: String
  /// The behaviour of the rows of a list; nil for stacks and grids.
  package private(set) var rowBehavior: (any LazyRowBehavior)?
  /// All existing rows.
  var rows: [LazyRowNode] = []

  /// The height of a line before any is measured, in points: that of a list row.
  private static let rowHeight: CGFloat = 44  // Measurements.md#list-row-height
  /// The number of walks after which a layout is accepted.
  ///
  /// Each walk replaces estimates by measured lengths, so that two or three suffice; views that
  /// change with every walk must not loop.
  private static let walkLimit = 16

  private var walk: LazyWalk?
  private var walkIsStale = true
  private var serial = 0
  private var epoch = 0
  private var start: CGFloat = 0
  private var hasMoved = false
  var isMakingRows = false
  private var isAnnouncingLength = false
  private(set) var isPlaced = false
  private var placedLength: CGFloat = 0

  private var lengthSum: CGFloat = 0
  private var lengthCount: CGFloat = 0
  /// The average of the lengths that were measured for the previous proposal across the axis.
  private var formerAverage: CGFloat?
  /// The latest answer to a proposal without a breadth; nil if there was none.
  private var knownBreadth: CGFloat?
  /// The greatest ideal breadth of the views that were scrolled out of sight.
  private var passedBreadth: CGFloat = 0
  /// Whether views that are out of sight may be gone.
  private var breadthIsStale = false

  private var placements: [LazyPlacement] = []
  /// Removed rows that are still visible.
  var departing: [(row: LazyRowNode, departure: Departure)] = []

  init(
    _ layout: LazyLayout, rows: (any LazyRowBehavior)?, name: String, inputs: _ViewInputs
  ) {
    self.layout = layout
    rowBehavior = rows
    self.name = name
    super.init(inputs: inputs)
    graph.positionObservers.append(self)
  }

  func update(_ new: LazyLayout, rows: (any LazyRowBehavior)?, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    let isSame = layout == new && looksLike(rows)
    rowBehavior = rows
    environment = inputs.environment
    if hasSameEnvironment, isSame { return }
    if !isSame {
      forgetLengths()
      breadthIsStale = true
    }
    layout = new
    contentDidChange()
  }

  /// Whether rows have the lengths that they have in the present behaviour.
  private func looksLike(_ other: (any LazyRowBehavior)?) -> Bool {
    guard let rowBehavior, let other else { return rowBehavior == nil && other == nil }
    return rowBehavior.looksLike(other)
  }

  /// Whether the views are rows of a list.
  package var isList: Bool { rowBehavior != nil }

  /// Makes the list of the content's views.
  func makeList<Content: View>(_ content: Content) {
    var inputs = _ViewInputs(parent: self, environment: environment)
    let list = LazyList(container: self, modifiers: rowBehavior?.modifiers)
    inputs.list = list
    withExtendedLifetime(list) {
      inputs.withEnvironment(rowBehavior?.rowEnvironment(environment) ?? environment) {
        $0.make(content)
      }
    }
    inputs.finish()
  }

  // MARK: Content

  /// Invalidates the layout after views have changed, or were added or removed at the end of their
  /// list.
  func contentDidChange() {
    setNeedsLayout()
  }

  /// Notes that views have moved or were removed, so the visible ones need not stay in place, and
  /// the greatest one may be gone.
  func contentDidMove() {
    hasMoved = true
    breadthIsStale = true
  }

  override func layoutWasInvalidated() {
    if !isAnnouncingLength { walkIsStale = true }
  }

  /// Rows that the container makes itself are not a change.
  override func childListDidChange() {
    if !isMakingRows { super.childListDidChange() }
  }

  override func collectChildren(into nodes: inout ContiguousArray<GeometricNode>) {
    departing.removeAll { !$0.row.isAttached }
    for (row, departure) in departing {
      for node in row.nodes(in: self) {
        node.setPresence(departure: departure, arrivalPass: -1)
        nodes.append(node)
      }
    }
    for placement in placements where placement.node.isAttached {
      nodes.append(placement.node)
    }
  }

  private func forgetLengths() {
    epoch += 1
    start = 0
    hasMoved = true
    if lengthCount > 0 { formerAverage = lengthSum / lengthCount }
    lengthSum = 0
    lengthCount = 0
    walkIsStale = true
  }

  // MARK: Measuring

  var axis: Axis { layout.axis }

  /// The length of an unmeasured line: the average of the measured ones, or of those measured for
  /// the previous proposal, or `firstEstimate`.
  var estimate: CGFloat {
    lengthCount > 0 ? lengthSum / lengthCount : formerAverage ?? firstEstimate
  }

  /// The length of a line before any is measured: the height of a list row and, along a horizontal
  /// axis, the width of the viewport.
  private var firstEstimate: CGFloat {
    guard axis == .horizontal, let width = scrollNode?.size.width, width > 0 else {
      return Self.rowHeight
    }
    return width
  }

  /// Includes a length in the estimate; `former` is one that it replaces.
  func noteLength(_ length: CGFloat, replacing former: CGFloat?) {
    lengthSum += length - (former ?? 0)
    if former == nil { lengthCount += 1 }
  }

  /// Returns the proposal to a view on a track, or on a whole line.
  func offer(track: Int?, in walk: LazyWalk) -> ProposedViewSize {
    proposal(across: track.flatMap { walk.tracks[$0].length } ?? walk.breadth)
  }

  private func proposal(across breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: nil, height: breadth)
      : ProposedViewSize(width: breadth, height: nil)
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let across = across(proposal)
    // Measurements for other breadths by a container must not discard the lengths for this one.
    let offer = scrollNode != nil && isPlaced ? walk?.offer ?? across : across
    let walk = layOut(visible: visibleSpan(), offer: offer)
    let breadth = layout.arrangement(for: across).breadth ?? idealBreadth(in: walk)
    if across == nil { knownBreadth = breadth }
    return axis == .horizontal
      ? CGSize(width: walk.end, height: breadth) : CGSize(width: breadth, height: walk.end)
  }

  /// Returns the greatest ideal breadth of the views that are or were visible, so that it does not
  /// shrink while they scroll away; 0 for a list, whose rows fill the width that they get.
  private func idealBreadth(in walk: LazyWalk) -> CGFloat {
    if isList { return 0 }
    let passed = walk.visible == .everything || breadthIsStale ? 0 : passedBreadth
    return walk.placements.reduce(passed) { max($0, idealBreadth(of: $1.node)) }
  }

  private func idealBreadth(of node: GeometricNode) -> CGFloat {
    let size = node.measure(.unspecified)
    return axis == .horizontal ? size.height : size.width
  }

  // MARK: Visibility

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    guard isPlaced, let walk, visibleSpan() != walk.visible || pinnedSpan() != walk.pins else {
      return
    }
    setNeedsPlacement()
  }

  /// Returns the approximate position of the view with an identity, whether the view exists or not;
  /// nil if there is none.
  func position(of id: AnyHashable) -> CGFloat? {
    guard let current = walk else { return nil }
    serial += 1
    let walk = LazyWalk(
      container: self, serial: serial, epoch: epoch, visible: .nothing, pins: nil, layout: layout,
      offer: current.offer, start: start)
    isMakingRows = true
    defer { isMakingRows = false }
    return slots.contains { $0.locate(id, walk) } ? walk.position : nil
  }

  /// Returns the rectangle of a line of average length at a position.
  func lineRect(at position: CGFloat) -> CGRect {
    if axis == .vertical {
      return CGRect(x: 0, y: position, width: size.width, height: estimate)
    }
    return CGRect(
      x: isMirrored ? size.width - position - estimate : position, y: 0, width: estimate,
      height: size.height)
  }

  // MARK: Layout

  /// Repeats the walk over the content until the rows that were visible before stay in place.
  ///
  /// `keepsStart` is true if the first line stays where it is.
  private func layOut(
    visible: LazySpan, offer: CGFloat?, keepsStart: Bool = false
  ) -> LazyWalk {
    let pins = pinnedSpan()
    if let walk, !walkIsStale, walk.visible == visible, walk.pins == pins, walk.offer == offer {
      return walk
    }
    if let walk, walk.offer != offer { forgetLengths() }
    let scroll = scrollNode
    if scroll == nil || visible.start <= 0 { start = 0 }
    let mayShift = scroll != nil && visible.start > 0 && !keepsStart
    isMakingRows = true
    defer { isMakingRows = false }
    var walk: LazyWalk
    var attempts = 0
    var reach: CGFloat = 0
    repeat {
      serial += 1
      attempts += 1
      walk = LazyWalk(
        container: self, serial: serial, epoch: epoch,
        visible: LazySpan(start: visible.start, end: visible.end + reach), pins: pins,
        layout: layout, offer: offer, start: start)
      for slot in slots {
        slot.layOutLazily(walk)
      }
      walk.breakLine()
    } while attempts < Self.walkLimit
      && (walk.hasToBeRepeated
        || mayShift && adjustStart(after: walk, visible: visible, reach: &reach))
    self.walk = walk
    walkIsStale = false
    hasMoved = false
    return walk
  }

  /// Shifts the first line so that visible rows stay in place; returns false if they do already.
  ///
  /// Rows that are measured for the first time may push all these rows out of sight. `reach` is the
  /// distance beyond the visible span in which the next walk looks for them.
  private func adjustStart(
    after walk: LazyWalk, visible: LazySpan, reach: inout CGFloat
  ) -> Bool {
    if hasMoved {
      // The visible rows need not stay in place.
      if walk.drift != nil || start == 0 { return false }
      start = 0
      return true
    }
    let length = visible.end - visible.start
    if walk.drift == nil, reach < Self.greatestReach * length,
      rows.contains(where: {
        $0.isShown && $0.position >= visible.start && $0.position < visible.end
      })
    {
      reach = max(2 * reach, length)
      return true
    }
    let wasExtended = reach > 0
    reach = 0
    let shift = walk.drift ?? start
    if abs(shift) < Tolerance.length { return wasExtended }
    start -= shift
    return true
  }

  /// The greatest distance in which rows are looked for, in lengths of the visible span.
  private static let greatestReach: CGFloat = 8

  /// Repeats the walk with the first line at a position, regardless of the visible rows.
  private func layOutAgain(
    from position: CGFloat, visible: LazySpan, offer: CGFloat?
  ) -> LazyWalk {
    start = position
    walkIsStale = true
    return layOut(visible: visible, offer: offer, keepsStart: true)
  }

  /// Aligns the end of the content with the end of the visible span: the content is shorter than
  /// estimated, and the scroll view was not pulled beyond its end.
  private func layOutToEnd(of visible: LazySpan, after walk: LazyWalk) -> LazyWalk {
    var walk = walk
    var attempts = 0
    while abs(visible.end - walk.end) > Tolerance.length, attempts < Self.walkLimit {
      attempts += 1
      walk = layOutAgain(
        from: start + visible.end - walk.end, visible: visible, offer: walk.offer)
    }
    return walk
  }

  override func placeChildren() {
    let across = across(proposal)
    let length = axis == .horizontal ? size.width : size.height
    if isMirrored, isPlaced, length < placedLength, scrollNode?.contentOffset.x == 0 {
      // The end of the content has come closer: other rows become visible.
      hasMoved = true
    }
    // From now on, the answers to other proposals are those for this one.
    let changesAnswers =
      measurements.count > 1 && scrollNode != nil && !(isPlaced && walk?.offer == across)
    isPlaced = true
    placedLength = length
    let visible = visibleSpan()
    let endsInside = visible.end <= length + Tolerance.length
    let mayReachEnd = !hasMoved && visible.start > 0 && endsInside
    var walk = layOut(visible: visible, offer: across)
    if mayReachEnd, walk.end < visible.end - Tolerance.length {
      walk = layOutToEnd(of: visible, after: walk)
    }
    if walk.isExact, start != 0, let scroll = scrollNode {
      // All lengths are known: the content moves to its exact position, and the offset with it.
      scroll.moveOffset(by: isMirrored ? start : -start, along: axis)
      walk = layOutAgain(from: 0, visible: visibleSpan(), offer: across)
    }
    show(walk)
    for placement in placements {
      place(placement, in: walk)
    }
    rowBehavior?.rowsWerePlaced(placements, by: walk)
    // The views that have become visible may be broader.
    let hasGrown =
      knownBreadth != nil && layout.arrangement(for: nil).breadth == nil
      && idealBreadth(in: walk) != knownBreadth
    // Views may have been measured since another proposal was answered.
    let hasOlderAnswers =
      scrollNode != nil
      && (0..<measurements.count).contains {
        let answer = measurements[$0].size
        return (axis == .horizontal ? answer.width : answer.height) != walk.end
      }
    if walk.end != length || hasGrown || changesAnswers || hasOlderAnswers {
      isAnnouncingLength = true
      setNeedsLayout()
      isAnnouncingLength = false
    }
  }

  /// Adopts the visible placements of a walk and removes the rows that are no longer visible.
  private func show(_ walk: LazyWalk) {
    let isSame = placements.elementsEqual(walk.placements) { $0.node === $1.node }
    if breadthIsStale { passedBreadth = 0 }
    for row in rows {
      row.wasShown = row.isShown
      row.isShown = false
    }
    placements = walk.placements
    var moves: [LazyMove] = []
    for placement in placements {
      guard let row = placement.row, !row.isShown else { continue }
      row.isShown = true
      if row.wasShown {
        moves.append(LazyMove(old: row.position, new: placement.position))
      } else if let former = row.former {
        row.former = nil
        takePlace(of: former, placement)
      } else if row.animators?.arrivalPass != graph.passCount {
        slideIntoSight(placement.node, at: placement.position, with: moves)
      }
      row.show(placement)
    }
    var owners: [any LazyRowOwner] = []
    for row in rows where !row.isShown && row.isAttached {
      if let owner = row.parent as? any LazyRowOwner, !owners.contains(where: { $0 === owner }) {
        owners.append(owner)
      }
      if row.wasShown, knownBreadth != nil, !breadthIsStale {
        passedBreadth = row.nodes(in: self).reduce(passedBreadth) {
          max($0, idealBreadth(of: $1))
        }
      }
      if !leaves(row), !slidesOutOfSight(row, with: moves) { row.detach() }
    }
    rows.removeAll { !$0.isShown }
    breadthIsStale = false
    for owner in owners {
      owner.dropDetachedRows()
    }
    if isSame { return }
    subtreeKeysChanged()
    graph.preferencesChanged()
    // Starts transitions in the pass of the change, and subscribes to later changes of the list.
    refreshChildren()
  }

  /// Returns the node to place and paint for a view: that of its running transition, if any.
  private func standIn(for node: GeometricNode) -> GeometricNode {
    animators?.transitions?.standIn(for: node) ?? node
  }

  private func place(_ placement: LazyPlacement, in walk: LazyWalk) {
    let track = placement.track.map { walk.tracks[$0] }
    let breadth = axis == .horizontal ? size.height : size.width
    let cell =
      axis == .horizontal
      ? CGSize(width: placement.length, height: track?.length ?? breadth)
      : CGSize(width: track?.length ?? breadth, height: placement.length)
    let offer = offer(track: placement.track, in: walk)
    var origin = origin(
      aligning: placement.node, offered: offer, to: layout.alignment(of: track), in: cell)
    let position = placement.pinnedPosition ?? placement.position
    if axis == .horizontal {
      origin.x += position
      origin.y += track?.start ?? 0
    } else {
      origin.x += track?.start ?? 0
      origin.y += position
    }
    place(standIn(for: placement.node), at: origin, proposal: offer)
  }

  // MARK: Display

  /// Pinned views are above the others.
  override func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    let pinned = pinnedNodes, others = super.paintOrder(withLeaving: withLeaving)
    if pinned.isEmpty { return others }
    return others.filter { child in !pinned.contains { $0 === child } } + pinned
  }

  private var pinnedNodes: [GeometricNode] {
    placements.filter { $0.pinnedPosition != nil }.map { standIn(for: $0.node) }
  }

  override var alignmentKeys: [AlignmentKey] { [layout.alignment] }
  override var details: NodeDetails {
    var details = NodeDetails(spacing: layout.spacing)
    let tracks = layout.items.map(\.size.text)
    if !tracks.isEmpty {
      details.add(
        layout.axis == .vertical ? "columns" : "rows", tracks.joined(separator: " "))
    }
    return details
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    walk.map { explanation(of: $0, viewCount: placements.count) } ?? []
  }

  override var mistake: Diagnostic.Problem? { placements.count > 1 ? unboundedLength : nil }
  override package var kindName: String { name }
  override var overflow: OverflowTraits { .limitsWidth }
}

extension _ViewInputs {
  /// Makes or updates the node of a lazy container at the cursor, and lists its content.
  package mutating func makeLazy<Content: View>(
    _ layout: LazyLayout, rows: (any LazyRowBehavior)? = nil, content: Content, name: String
  ) {
    let node: LazyNode
    if let existing = reuse(as: LazyNode.self) {
      node = existing
      node.update(layout, rows: rows, inputs: self)
    } else {
      node = LazyNode(layout, rows: rows, name: name, inputs: self)
      insert(node)
    }
    node.makeList(content)
  }
}
