import Foundation

/// The node of a scroll view: it moves its content by an offset and clips it.
package final class ScrollNode: GeometricNode {
  private(set) var axes: Axis.Set
  /// The point of the content at the top-leading corner, in points; nil until it is set, negative
  /// beyond the start.
  private var offset: CGPoint?
  /// Whether the content is one view by its type.
  ///
  /// Determined once, because the view count may be unknown when only a part of a modifier's body
  /// is evaluated again.
  let holdsOneView: Bool
  /// Whether scroll indicators may be drawn.
  var mayShowIndicators = true
  /// The phase of scrolling.
  package var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue else { return }
      if phase == .idle { restTime = graph.clock.now }
      graph.scrollPhaseChanged()
      observer?.phaseDidChange(from: oldValue, to: phase)
      announcePhase(after: oldValue)
    }
  }
  /// The time at which the content last came to rest or its indicators were flashed.
  var restTime: TimeInterval?
  /// The number of scrolls, without those that follow content which has moved by itself.
  private(set) var scrollCount = 0
  /// The motion of the content over time; nil if it has never moved.
  private(set) var motion: ScrollMotion?
  /// The deceleration after a drag, unless a target behavior limits scrolls.
  package var decelerationRate = ScrollCurve.Rate.normal
  /// The observer of offset and phase.
  package var observer: (any ScrollObserver)?
  /// The start time of the running `refreshable` action; nil if none is running.
  var refreshStart: TimeInterval?
  /// The scrollable distance at the last placement.
  private var placedRoom: CGSize?
  /// The axes along which the latest proposal had no length.
  private var idealAxes: Axis.Set = []
  /// The size of the scroll view and of its content with margins at the last placement.
  private var placed: (size: CGSize, contentSize: CGSize)?

  init(axes: Axis.Set, holdsOneView: Bool, inputs: _ViewInputs) {
    self.axes = axes
    self.holdsOneView = holdsOneView
    super.init(inputs: inputs)
    graph.scrollNodes.append(self)
  }

  override var scrolledAxes: Axis.Set { axes }

  func update(axes: Axis.Set, inputs: _ViewInputs) {
    let former = environment.values
    environment = inputs.environment
    let isTurned = environment.values.layoutDirection != former.layoutDirection
    if isTurned, let offset, let placedRoom {
      let end = max(placedRoom.width, 0)
      self.offset = CGPoint(x: min(max(end - offset.x, 0), end), y: offset.y)
    }
    let isSame = margins == former.contentMargins && anchors == former.scrollAnchors && !isTurned
    guard axes != self.axes || !isSame else { return }
    self.axes = axes
    setNeedsLayout()
  }

  /// The content margins.
  var margins: EdgeInsets { environment.values.contentMargins }
  private var anchors: ScrollAnchors { environment.values.scrollAnchors }

  /// The point of the content at the top-left corner, in points.
  ///
  /// It is negative, or beyond the end, while the content is pulled beyond its ends. In a
  /// right-to-left layout, horizontal content starts at its right end.
  package var contentOffset: CGPoint { offset ?? initialOffset(in: room) }

  /// Moves the content to an offset.
  ///
  /// Nothing else changes the offset.
  ///
  /// 1. For the reason `clamp`, which only placement has, the offset is stored and the observer is
  ///    notified; positions are checked after layout in any case.
  /// 2. For `program` and `content`, dimensions that do not scroll or are not finite are kept, and
  ///    a motion continues from the new offset. For `user` and `animation`, the motion itself moves
  ///    the content.
  /// 3. If the offset differs, positions become stale and the observer is notified.
  /// 4. For `user`, the bound scroll position is updated.
  package func setOffset(_ new: CGPoint, reason: ScrollReason) {
    if reason == .clamp {
      let moves = offset.map { $0 != new } ?? false
      offset = new
      if moves, let observer { graph.enqueue { [weak observer] in observer?.offsetDidChange() } }
      return
    }
    let former = contentOffset
    let isShift = reason == .program || reason == .content
    let value = isShift ? scrollable(new) : new
    guard value != former else { return }
    if reason != .content { scrollCount += 1 }
    if isShift {
      motion?.shift(by: CGPoint(x: value.x - former.x, y: value.y - former.y))
    }
    offset = value
    graph.positionsChanged()
    observer?.offsetDidChange()
    if reason == .user, contentOffset != former { userDidScroll() }
  }

  /// Returns an offset in which dimensions that do not scroll or are not finite are the current
  /// ones.
  func scrollable(_ new: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) && new.x.isFinite ? new.x : contentOffset.x,
      y: axes.contains(.vertical) && new.y.isFinite ? new.y : contentOffset.y)
  }

  /// Has views evaluated again that read objects which change without notice, because the observer
  /// has run code of the app.
  package func noteUnobservedChange() { graph.unobservedReads.queue(in: graph) }

  func makeMotion() -> ScrollMotion {
    let motion = motion ?? ScrollMotion(self)
    self.motion = motion
    return motion
  }

  /// Whether this is the scroll view of a list.
  package var isList: Bool { (children.first as? LazyNode)?.isList == true }

  /// Whether this is the scroll view of a list that is proposed no width: it has no ideal width,
  /// because its rows fill the width that they get.
  package var isListWithoutWidth: Bool { isList && proposal.width == nil }

  /// Whether the offset has never been set.
  var isAtInitialOffset: Bool { offset == nil }

  /// The distance that the content can be scrolled; negative if the content is smaller than the
  /// scroll view.
  package var room: CGSize {
    let content = contentSize
    return CGSize(
      width: axes.contains(.horizontal) ? content.width - size.width : 0,
      height: axes.contains(.vertical) ? content.height - size.height : 0)
  }

  /// Returns the range of offsets along an axis within the content.
  func limits(along axis: Axis) -> ClosedRange<CGFloat> {
    -(axis == .vertical ? refreshInset : 0)...max(room[axis], 0)
  }

  /// Returns the offset along an axis at which the content starts.
  func start(along axis: Axis) -> CGFloat {
    axis == .horizontal ? start.x * limits(along: axis).upperBound : 0
  }

  /// Returns the nearest offset within the content.
  package func limited(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let limits = limits(along: axis)
      result[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return result
  }

  /// The anchor of the initial offset: left, or right in a right-to-left layout.
  var start: UnitPoint {
    UnitPoint(x: environment.values.layoutDirection == .rightToLeft ? 1 : 0, y: 0)
  }

  private func initialOffset(in room: CGSize) -> CGPoint {
    Self.offset(of: anchors.initialOffset ?? start, in: room)
  }

  private static func offset(of anchor: UnitPoint, in room: CGSize) -> CGPoint {
    CGPoint(x: anchor.x * max(room.width, 0), y: anchor.y * max(room.height, 0))
  }

  /// The size of the content with its margins.
  package var contentSize: CGSize { withMargins(children.first?.size ?? .zero) }

  private func withMargins(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  /// Whether the scroll view is as long as its content in an outer one that scrolls along the axis,
  /// so that all of its content counts as visible.
  func isUnbounded(along axis: Axis) -> Bool {
    guard idealAxes.contains(Axis.Set(axis)) else { return false }
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return true }
      node = current.container
    }
    return false
  }

  private func noteIdealAxes(of proposal: ProposedViewSize) {
    idealAxes = []
    if proposal.width == nil { idealAxes.insert(.horizontal) }
    if proposal.height == nil { idealAxes.insert(.vertical) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    noteIdealAxes(of: proposal)
    let content = withMargins(children.first?.measure(offer(proposal)) ?? .zero)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    noteIdealAxes(of: proposal)
    guard let content = children.first else { return }
    // Not mirrored: the offset already depends on the layout direction.
    let offer = offer(proposal)
    let contentSize = withMargins(content.measure(offer))
    let current = offset
    keepStart(of: contentSize)
    let align = anchors.alignment ?? start
    content.place(
      at: CGPoint(
        x: mirrored(margins).leading
          + (axes.contains(.horizontal)
            ? align.x * max(size.width - contentSize.width, 0) : 0),
        y: margins.top
          + (axes.contains(.vertical)
            ? align.y * max(size.height - contentSize.height, 0) : 0)),
      proposal: offer)
    keepAnchor()
    keepTarget(at: current)
  }

  /// In a right-to-left layout, whose offsets are measured from the left, keeps the distance of the
  /// content from its start when its size or that of the scroll view changes.
  ///
  /// Called before the content is placed: lazy views depend on the offset.
  private func keepStart(of contentSize: CGSize) {
    guard start.x == 1, axes.contains(.horizontal), anchors.sizeChanges == nil, let offset,
      let former = placedRoom
    else { return }
    let room = max(contentSize.width - size.width, 0)
    var distance = room - max(former.width, 0)
    // Content at rest does not leave its end, which is at the left; what was pulled stays pulled.
    if motion?.isResting ?? true { distance = max(distance, min(-offset.x, 0)) }
    if distance == 0 { return }
    setOffset(CGPoint(x: offset.x + distance, y: offset.y), reason: .content)
  }

  /// After a change of size, keeps the content at the anchor if it was there, and within its ends.
  private func keepAnchor() {
    let room = room
    defer { placedRoom = room }
    guard let former = placedRoom, former != room else { return }
    defer { clamp(after: former) }
    let current = offset ?? initialOffset(in: former)
    if anchors.initialOffset != nil { setOffset(current, reason: .clamp) }
    guard let anchor = anchors.sizeChanges else { return }
    let expected = Self.offset(of: anchor, in: former)
    let kept = Self.offset(of: anchor, in: room)
    // Floating-point sums may miss the end by rounding errors.
    let slack = Tolerance.length
    let isThere = abs(current.x - expected.x) < slack && abs(current.y - expected.y) < slack
    guard isThere else { return }
    setOffset(kept, reason: .clamp)
    scrollCount += 1
  }

  /// Moves content at rest back by as much as its end has come closer.
  ///
  /// Content that was pulled beyond its end stays pulled by the same distance. Content in motion is
  /// the business of the motion: a finger keeps its pull, and other motions end within the limits.
  private func clamp(after former: CGSize) {
    guard let offset, motion?.isResting ?? true else { return }
    var clamped = offset
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let formerEnd = max(former[axis], 0), end = max(room[axis], 0)
      guard end < formerEnd, offset[axis] > end else { continue }
      clamped[axis] = end + max(offset[axis] - formerEnd, 0)
    }
    if clamped != offset { setOffset(clamped, reason: .clamp) }
  }

  /// After a change of size, lets the target behavior choose the offset for the content shown
  /// before, when the offset was `current`.
  private func keepTarget(at current: CGPoint?) {
    let contentSize = contentSize
    defer { placed = (size, contentSize) }
    guard let placed, placed.size != size, let current,
      environment.values.scrollTraits.targetBehavior != nil
    else { return }
    // Deferred until the views that depend on the new size are laid out.
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      var proposed = current
      if positionNode?.isKeeping == true {
        proposed = contentOffset
      } else {
        for axis in Axis.allCases where placed.contentSize[axis] > 0 {
          proposed[axis] *= self.contentSize[axis] / placed.contentSize[axis]
        }
      }
      setOffset(target(forProposed: proposed, from: proposed), reason: .program)
    }
  }

  /// The proposal without the margins.
  ///
  /// The proposal is used instead of the size because, across its axes, a scroll view takes the
  /// length of its content.
  override var relativeFrameSize: ProposedViewSize? {
    ProposedViewSize(
      width: proposal.width.map { max($0 - margins.horizontal, 0) },
      height: proposal.height.map { max($0 - margins.vertical, 0) })
  }

  override var contentTransform: CGAffineTransform? {
    CGAffineTransform(translationX: -contentOffset.x, y: -contentOffset.y)
  }

  override func answers(to name: AnyHashable) -> Bool {
    guard let name = name as? ScrollViewSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  override var animatesFrame: Bool { true }
  override var isolatesFrames: Bool { true }

  override package func display(in context: inout DisplayContext) {
    // Scrolled content is visible beyond the safe area; at the sides also if it does not scroll
    // there, as the bands of a list on a phone on its side.
    let bleed = mirrored(safeAreaExtension(of: CGRect(origin: .zero, size: size)))
    let frame = CGRect(
      x: context.origin.x - bleed.leading,
      y: context.origin.y - (axes.contains(.vertical) ? bleed.top : 0),
      width: shownSize.width + bleed.horizontal,
      height: shownSize.height + (axes.contains(.vertical) ? bleed.top + bleed.bottom : 0))
    let clip = context.pixelAligned(frame)
    if let mask = edgeMask(in: frame, bleed: bleed) {
      context.group(.mask(mask)) { displayContent(clippedTo: clip, in: &$0) }
    } else {
      displayContent(clippedTo: clip, in: &context)
    }
    displayRefreshControl(in: &context)
    if mayShowIndicators { displayIndicators(in: &context) }
  }

  private func displayContent(clippedTo clip: CGRect, in context: inout DisplayContext) {
    let map = contentTransform ?? .identity
    if environment.values.scrollTraits.isClipDisabled {
      return context.displayChildren(of: self, through: map)
    }
    context.group(.clip(Path(clip), FillStyle(antialiased: false))) { inner in
      let outer = inner.visibleRect
      inner.visibleRect = inner.visiblePart(of: clip)
      inner.displayChildren(of: self, through: map)
      inner.visibleRect = outer
    }
  }

  /// Clipped content cannot be touched; the rest of the frame scrolls, even if it is empty.
  override func mayBeHit(at point: CGPoint) -> Bool {
    if environment.values.scrollTraits.isClipDisabled { return true }
    let bleed = mirrored(safeAreaExtension(of: CGRect(origin: .zero, size: size)))
    return CGRect(
      x: axes.contains(.horizontal) ? -bleed.leading : 0,
      y: axes.contains(.vertical) ? -bleed.top : 0,
      width: size.width + (axes.contains(.horizontal) ? bleed.horizontal : 0),
      height: size.height + (axes.contains(.vertical) ? bleed.vertical : 0)
    ).holds(point)
  }

  override func isHit(at point: CGPoint) -> Bool {
    !environment.values.scrollTraits.isClipDisabled || frameContains(point)
  }

  override func didDetach() {
    motion?.stop()
    graph.scrollNodes.removeAll { $0 === self }
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    let content = contentSize
    let start = contentOffset
    func sentence(_ axis: Axis, proposal: CGFloat?, own: CGFloat, content: CGFloat, from: CGFloat)
      -> String
    {
      let noun = axis.lengthNoun
      guard axes.contains(Axis.Set(axis)) else {
        return "It does not scroll \(axis == .horizontal ? "horizontally" : "vertically"); its "
          + "\(noun) is that of its content, \(formatted(content))."
      }
      if proposal == nil {
        return "It is proposed no \(noun), so it takes the \(noun) of its content, "
          + "\(formatted(content)), and does not scroll."
      }
      let takes = "It proposes no \(noun) to its content, which takes \(formatted(content))"
      if from == 0, content <= own { return "\(takes), all visible." }
      return "\(takes); \(formatted(from)) to \(formatted(from + own)) of that is visible."
    }
    return [
      sentence(
        .horizontal, proposal: proposal.width, own: size.width, content: content.width,
        from: start.x),
      sentence(
        .vertical, proposal: proposal.height, own: size.height, content: content.height,
        from: start.y),
    ] + margins.edges.map { "The content includes a margin of \($0) edge." }
  }

  override package var kindName: String { "ScrollView" }
  override var overflow: OverflowTraits { axes.contains(.horizontal) ? .cutsOff : [] }
  override var details: NodeDetails {
    var details = NodeDetails()
    if margins != EdgeInsets() { details.add(".contentMargins", margins.summary) }
    return details
  }
  override package var summary: String {
    let offset = contentOffset
    return offset == .zero ? "" : "offset: (\(formatted(offset.x)), \(formatted(offset.y)))"
  }
}
