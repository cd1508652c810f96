import Foundation

/// The node of a lazy stack or grid.
///
/// It fills what it is offered across its axis. Along it, it is as long as its lines: measured ones
/// as measured, others as long as those are on average. Views exist only where they meet what the
/// scroll view around shows; in no scroll view, all do.
///
/// A row that comes back has the state of the custom view that it is, as in SwiftUI; state further
/// inside starts afresh.
///
/// When estimates are replaced by measured lengths, what is visible stays in place: `start`, the
/// position of the first line, moves instead. It goes back to zero, by a change of the scroll
/// offset, when all lines before the visible ones have been measured, and without one when the
/// scroll view jumps to where nothing was visible before.
package final class LazyNode: GeometricNode, PositionObserver {
  private(set) var layout: LazyLayout
  private let name: String
  /// The behaviour of the rows of a list; nil for stacks and grids.
  package private(set) var rowBehavior: (any LazyRowBehavior)?
  /// All rows there are.
  var rows: [LazyRowNode] = []

  private var walk: LazyWalk?
  private var walkIsStale = true
  private var serial = 0
  private var epoch = 0
  private var start: CGFloat = 0
  private var hasMoved = false
  private var isMakingRows = false
  private var isAnnouncingLength = false
  private var isPlaced = false
  private var placedLength: CGFloat = 0

  private var lengthSum: CGFloat = 0
  private var lengthCount: CGFloat = 0
  /// The greatest breadth of any view measured.
  private var breadth: CGFloat = 0

  private var placements: [LazyPlacement] = []
  /// Rows that have been removed and are still shown.
  private var departing: [(row: LazyRowNode, departure: Departure)] = []

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
    if !isSame { forgetLengths() }
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

  /// Lists the views of the content.
  func makeList<Content: View>(_ content: Content) {
    var inputs = _ViewInputs(parent: self, environment: environment)
    inputs.list = LazyList(container: self, modifiers: rowBehavior?.modifiers)
    inputs.withEnvironment(rowBehavior?.rowEnvironment(environment) ?? environment) {
      $0.make(content)
    }
    inputs.finish()
  }

  // MARK: Content

  /// Says that views may have changed, or come or gone at the end of their list.
  func contentDidChange() {
    setNeedsLayout()
  }

  /// Says that views have changed places: what is visible need not stay where it is.
  func contentDidMove() {
    hasMoved = true
  }

  override func layoutWasInvalidated() {
    if !isAnnouncingLength { walkIsStale = true }
  }

  /// Rows that the container makes itself are no change.
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
    lengthSum = 0
    lengthCount = 0
    breadth = 0
    walkIsStale = true
  }

  // MARK: Measuring

  var axis: Axis { layout.axis }

  /// The length an unmeasured line counts for; where nothing was measured, that of a list row.
  var estimate: CGFloat { lengthCount > 0 ? lengthSum / lengthCount : 44 }

  func noteLength(_ length: CGFloat) {
    lengthSum += length
    lengthCount += 1
  }

  func noteBreadth(_ size: CGSize) {
    breadth = max(breadth, axis == .horizontal ? size.height : size.width)
  }

  /// What a view is offered on a track, or on a whole line.
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
    let walk: LazyWalk
    if let current = self.walk, scrollNode != nil, isPlaced, current.offer != across {
      // What a parent wants to know of other breadths must not cost what is known of this one.
      walk = current
    } else {
      walk = layOut(visible: visibleSpan(), offer: across)
    }
    let breadth = layout.arrangement(for: across).breadth ?? breadth
    return axis == .horizontal
      ? CGSize(width: walk.end, height: breadth) : CGSize(width: breadth, height: walk.end)
  }

  // MARK: Visibility

  /// The nearest scroll view that moves the container along its axis.
  private var scrollNode: ScrollNode? {
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return scroll }
      node = current.container
    }
    return nil
  }

  private var isMirrored: Bool {
    axis == .horizontal && environment.values.layoutDirection == .rightToLeft
  }

  /// What can be seen of the axis.
  private func visibleSpan() -> LazySpan {
    guard let scroll = scrollNode else { return .everything }
    guard isPlaced else { return .beginning }
    return span(of: scroll.boundsWithBleed, in: scroll)
  }

  /// The part of the axis that a rectangle of a scroll view covers.
  private func span(of rect: CGRect, in scroll: ScrollNode) -> LazySpan {
    let rect = rect.applying(transform(to: scroll).inverted())
    if axis == .vertical { return LazySpan(start: rect.minY, end: rect.maxY) }
    if isMirrored { return LazySpan(start: size.width - rect.maxX, end: size.width - rect.minX) }
    return LazySpan(start: rect.minX, end: rect.maxX)
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    guard isPlaced, let walk, visibleSpan() != walk.visible else { return }
    layoutIsStale = true
    graph.setNeedsPlacement(self)
  }

  /// About where a view with an identity is, whether it exists or not; nil if there is none.
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

  /// The rectangle of a line at a position, as long as one is on average.
  func lineRect(at position: CGFloat) -> CGRect {
    if axis == .vertical {
      return CGRect(x: 0, y: position, width: size.width, height: estimate)
    }
    return CGRect(
      x: isMirrored ? size.width - position - estimate : position, y: 0, width: estimate,
      height: size.height)
  }

  // MARK: Layout

  /// Walks over the content until what was visible before is where it was.
  private func layOut(visible: LazySpan, offer: CGFloat?) -> LazyWalk {
    if let walk, !walkIsStale, walk.visible == visible, walk.offer == offer { return walk }
    if let walk, walk.offer != offer { forgetLengths() }
    let scroll = scrollNode
    let pins = scroll.flatMap {
      isPlaced ? span(of: CGRect(origin: .zero, size: $0.size), in: $0) : nil
    }
    if scroll == nil || visible.start <= 0 { start = 0 }
    let keepsPlace = scroll != nil && visible.start > 0 && !hasMoved
    isMakingRows = true
    defer { isMakingRows = false }
    var walk: LazyWalk
    var attempts = 0
    repeat {
      serial += 1
      attempts += 1
      walk = LazyWalk(
        container: self, serial: serial, epoch: epoch, visible: visible, pins: pins, layout: layout,
        offer: offer, start: start)
      for slot in slots {
        slot.layOutLazily(walk)
      }
      walk.breakLine()
    } while attempts < 16 && (walk.hasToBeRepeated || keepsPlace && adjustStart(after: walk))
    self.walk = walk
    walkIsStale = false
    hasMoved = false
    return walk
  }

  /// Moves the first line so that what was visible stays in place; false if it is.
  private func adjustStart(after walk: LazyWalk) -> Bool {
    guard let drift = walk.drift else {
      if start == 0 { return false }
      start = 0
      return true
    }
    if abs(drift) < 1e-6 { return false }
    start -= drift
    return true
  }

  /// Walks anew with the first line at a position, wherever that puts what was visible.
  private func layOutAgain(
    from position: CGFloat, visible: LazySpan, offer: CGFloat?
  ) -> LazyWalk {
    start = position
    hasMoved = true
    walkIsStale = true
    return layOut(visible: visible, offer: offer)
  }

  /// Lets the content end where what is visible does: it turned out to be shorter than it seemed,
  /// and nobody has scrolled beyond its end.
  private func layOutToEnd(of visible: LazySpan, after walk: LazyWalk) -> LazyWalk {
    var walk = walk
    var attempts = 0
    while abs(visible.end - walk.end) > 1e-6, attempts < 16 {
      attempts += 1
      walk = layOutAgain(
        from: start + visible.end - walk.end, visible: visible, offer: walk.offer)
    }
    return walk
  }

  override func placeChildren() {
    let across = across(proposal)
    let length = axis == .horizontal ? size.width : size.height
    if isMirrored, isPlaced, let scroll = scrollNode, !scroll.isAtInitialOffset {
      // Positions count from the right, the offset from the left.
      scroll.moveOffset(by: length - placedLength, along: .horizontal)
    }
    isPlaced = true
    placedLength = length
    let visible = visibleSpan()
    let mayReachEnd = !hasMoved && visible.start > 0 && visible.end <= length + 1e-6
    var walk = layOut(visible: visible, offer: across)
    if mayReachEnd, walk.end < visible.end - 1e-6 {
      walk = layOutToEnd(of: visible, after: walk)
    }
    if walk.isExact, start != 0, let scroll = scrollNode {
      // All is known now: the content goes to where it belongs, and the offset with it.
      scroll.moveOffset(by: isMirrored ? start : -start, along: axis)
      walk = layOutAgain(from: 0, visible: visibleSpan(), offer: across)
    }
    show(walk)
    for placement in placements {
      place(placement, in: walk)
    }
    rowBehavior?.rowsWerePlaced(placements, by: walk)
    if walk.end != length {
      isAnnouncingLength = true
      setNeedsLayout()
      isAnnouncingLength = false
    }
  }

  /// Takes over what can be seen; the rows that cannot be seen go.
  private func show(_ walk: LazyWalk) {
    let isSame = placements.elementsEqual(walk.placements) { $0.node === $1.node }
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
      } else if row.animators?.arrivalPass != graph.passCount {
        slideIntoSight(placement.node, at: placement.position, with: moves)
      }
      row.position = placement.position
    }
    var owners: [any LazyRowOwner] = []
    for row in rows where !row.isShown && row.isAttached {
      if let owner = row.parent as? any LazyRowOwner, !owners.contains(where: { $0 === owner }) {
        owners.append(owner)
      }
      if !leaves(row), !slidesOutOfSight(row, with: moves) { row.detach() }
    }
    rows.removeAll { !$0.isShown }
    for owner in owners {
      owner.dropDetachedRows()
    }
    if isSame { return }
    subtreeKeysChanged()
    graph.preferencesChanged()
    // Transitions begin in the pass of the change, and later ones are heard of.
    refreshChildren()
  }

  /// Has a row that was seen leave by its transition, if it is gone and that is animated.
  private func leaves(_ row: LazyRowNode) -> Bool {
    guard row.wasShown, graph.isAnimating || graph.hasTransactionNodes else { return false }
    graph.withTransaction(at: row) {
      guard graph.isAnimating, let departure = row.removal else { return }
      departing.append((row, departure))
    }
    return departing.last?.row === row
  }

  /// Has a view that comes into sight move as the rows before it do, if that is animated.
  private func slideIntoSight(
    _ node: GeometricNode, at position: CGFloat, with moves: [LazyMove]
  ) {
    guard let distance = moves.last?.distance, distance != 0 else { return }
    graph.movedIntoSight.append((node, along(distance)))
  }

  /// Has a row that goes out of sight move as those do that stay, if that is animated.
  private func slidesOutOfSight(_ row: LazyRowNode, with moves: [LazyMove]) -> Bool {
    guard row.wasShown, graph.isAnimating,
      let distance = moves.min(by: {
        abs($0.old - row.position) < abs($1.old - row.position)
      })?.distance, distance != 0,
      let departure = (row.parent as? any LazyRowOwner)?.releaseRow(row)
    else { return false }
    let way = along(distance)
    departure.transition = .offset(x: way.x, y: way.y)
    departing.append((row, departure))
    return true
  }

  /// A distance along the axis, on the screen.
  private func along(_ distance: CGFloat) -> CGPoint {
    if axis == .vertical { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: isMirrored ? -distance : distance, y: 0)
  }

  /// What is placed and painted for a view: its transition, if it has one now.
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

  /// Paints what is pinned above the rest.
  override package func display(in context: inout DisplayContext) {
    let pinned = pinnedNodes
    guard !pinned.isEmpty else { return displayChildren(in: &context) }
    for child in listedChildren where !pinned.contains(where: { $0 === child }) {
      context.display(child)
    }
    for child in pinned {
      context.display(child)
    }
  }

  override var paintOrder: ContiguousArray<GeometricNode> {
    let pinned = pinnedNodes
    return pinned.isEmpty
      ? super.paintOrder : children.filter { child in !pinned.contains { $0 === child } } + pinned
  }

  private var pinnedNodes: [GeometricNode] {
    placements.filter { $0.pinnedPosition != nil }.map { standIn(for: $0.node) }
  }

  override var alignmentKeys: [AlignmentKey] { [layout.alignment] }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    guard let walk else { return [] }
    var sentences: [String] = []
    if walk.isGrid {
      let lengths = walk.tracks.compactMap(\.length)
      let texts = lengths.prefix(6).map { formatted($0) as String }
      let alike = Set(lengths).count == 1
      sentences.append(
        "Its \(axis == .vertical ? "width" : "height") makes \(lengths.count) "
          + "\(axis == .vertical ? "columns" : "rows") of "
          + (alike
            ? texts[0] : texts.joined(separator: ", ") + (lengths.count > texts.count ? ", …" : ""))
          + ".")
    }
    let made = placements.count == 1 ? "1 view is" : "\(placements.count) views are"
    guard scrollNode != nil else {
      return sentences + [
        "No scroll view moves it along its \(axis.lengthNoun), so that all of its \(made) made."
      ]
    }
    if walk.visible.start <= 0, walk.visible.end >= walk.end {
      return sentences + ["All of its \(axis.lengthNoun) is in sight, so that \(made) made."]
    }
    let start = formatted(max(walk.visible.start, 0))
    let end = formatted(min(walk.visible.end, walk.end))
    return sentences + [
      "Of its \(axis.lengthNoun), \(start) to \(end) is in sight: \(made) made for that; any other "
        + "counts as it was measured before, or as \(formatted(estimate)), the average so far."
    ]
  }

  override var mistake: Diagnostic.Problem? {
    guard placements.count > 1 else { return nil }
    let scroll = scrollNode
    let outermost = scroll ?? self
    let proposed = axis == .horizontal ? outermost.proposal.width : outermost.proposal.height
    if scroll != nil, proposed != nil { return nil }
    // The screen may be asked for its ideal size, or have no scroll view: that is no mistake.
    var node = outermost.container
    while let current = node {
      if current is ScrollNode || proposed == nil && current is UnaryLayoutNode<FixedSizeLayout> {
        return .unboundedLazy(axis)
      }
      node = current.container
    }
    return nil
  }

  override package var kindName: String { name }
}

/// Where a row that stays in sight was, and where it is now.
private struct LazyMove {
  let old: CGFloat
  let new: CGFloat

  var distance: CGFloat { new - old }
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

extension ScrollNode {
  /// The part of the content's space that can be seen: content shows beyond the safe area as it
  /// scrolls past.
  fileprivate var boundsWithBleed: CGRect {
    let bleed = mirrored(safeAreaExtension(of: CGRect(origin: .zero, size: size)))
    return CGRect(
      x: -bleed.leading, y: -bleed.top, width: size.width + bleed.horizontal,
      height: size.height + bleed.vertical)
  }

  /// Scrolls along with content that has moved.
  fileprivate func moveOffset(by distance: CGFloat, along axis: Axis) {
    var offset = contentOffset
    if axis == .horizontal {
      offset.x = max(offset.x + distance, 0)
    } else {
      offset.y = max(offset.y + distance, 0)
    }
    contentOffset = offset
  }
}
