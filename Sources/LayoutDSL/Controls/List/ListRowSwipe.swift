import Foundation
import ViewCore

/// The swipe of a list row: its content moves with a finger and reveals the actions of one edge.
///
/// 1. The content follows the finger, and resists beyond the actions unless a full swipe performs
///    one.
/// 2. After the finger leaves, the row stays open if more than half of the actions would be
///    visible; otherwise it closes.
/// 3. If the finger has moved most of the way across the row, the outermost action is performed.
/// 4. A tap on the edit control of the row opens the trailing actions.
/// 5. An action, a tap on the content, and a swipe of another row of the list close the row.
final class ListRowSwipe {
  private unowned let row: ListRow
  private var start: CGFloat = 0
  private var bar: SecondaryLayer?
  /// The widths of the actions of the edges, as measured since the finger went down.
  private var rooms: [HorizontalEdge: CGFloat] = [:]
  private lazy var length = SpringLength(graph: row.graph) { [unowned self] in lengthDidChange() }

  /// The fraction of the row's width beyond which a full swipe performs its action, and the least
  /// distance beyond the open actions.
  private static let fullSwipe: CGFloat = 0.6  // Measurements.md#list-swipe-button
  private static let fullSwipePull: CGFloat = 30

  init(_ row: ListRow) {
    self.row = row
  }

  /// The distance of the content from its place towards the trailing edge, in points; negative if
  /// trailing actions are visible.
  var distance: CGFloat { length.value }

  var isOpen: Bool { distance != 0 }

  /// The views of the visible actions.
  var nodes: ContiguousArray<GeometricNode> { isOpen ? bar?.current ?? [] : [] }

  private var width: CGFloat { row.cardFrame.width }

  private var sign: CGFloat { row.environment.layoutDirection == .rightToLeft ? -1 : 1 }

  /// The distance by which the content is moved to the right, in points.
  var shift: CGFloat { sign * distance }

  /// Reveals the trailing actions.
  func open() {
    began()
    length.settle(at: -room(at: .trailing))
  }

  func close() {
    length.settle(at: 0)
  }

  func detach() {
    length.stop()
    bar?.detach()
  }

  // MARK: Finger

  private func actions(at edge: HorizontalEdge) -> [SwipeAction] {
    row.swipeActions.filter { $0.edge == edge }
  }

  func began() {
    start = distance
    rooms = [:]
    for other in row.rowsOfList where other !== row && other.swipe.isOpen { other.swipe.close() }
  }

  /// Returns whether the row has actions in the direction of a translation, or can be closed by it.
  func canFollow(_ translation: CGSize) -> Bool {
    let way = sign * translation.width
    return way < 0
      ? distance > 0 || !actions(at: .trailing).isEmpty
      : way > 0 && (distance < 0 || !actions(at: .leading).isEmpty)
  }

  func changed(_ translation: CGSize) {
    let pulled = start + sign * translation.width
    let actions = actions(at: pulled < 0 ? .trailing : .leading)
    if actions.first?.answersFullSwipe == true {
      length.set(min(max(pulled, -width), width))
    } else {
      let room = room(at: pulled < 0 ? .trailing : .leading)
      let band = RubberBand(
        limits: pulled < 0 ? -room...0 : 0...room, length: width)
      length.set(band.offset(pulledTo: pulled))
    }
  }

  func ended(_ velocity: CGVector) {
    let speed = sign * velocity.dx
    let actions = actions(at: distance < 0 ? .trailing : .leading)
    if isFull, let first = actions.first {
      perform(first)
      return close()
    }
    let room = room(at: distance < 0 ? .trailing : .leading)
    // The row moves to the point where a drag would stop: Measurements.md#drag-prediction
    let aim = distance + speed / 4
    let opens = abs(aim) > room / 2 && (aim < 0) == (distance < 0) && room > 0
    length.settle(at: opens ? (distance < 0 ? -room : room) : 0, velocity: speed)
  }

  /// Whether lifting the finger performs the outermost action.
  private var isFull: Bool {
    let edge: HorizontalEdge = distance < 0 ? .trailing : .leading
    return abs(distance) > max(width * Self.fullSwipe, room(at: edge) + Self.fullSwipePull)
      && actions(at: edge).first?.answersFullSwipe == true
  }

  /// The width of all actions of an edge, in points.
  private func room(at edge: HorizontalEdge) -> CGFloat {
    if let known = rooms[edge] { return known }
    guard !actions(at: edge).isEmpty else { return 0 }
    let room = makeBar(at: edge, showsFirstOnly: false).current.first?.measure(.unspecified).width
    rooms[edge] = room
    return room ?? 0
  }

  private func perform(_ action: SwipeAction) {
    guard let node = action.node else { return _ = row.delete() }
    node.firstPress?()
  }

  // MARK: Layout

  private func lengthDidChange() {
    guard row.node.isAttached else { return }
    if isOpen { makeBar(at: distance < 0 ? .trailing : .leading, showsFirstOnly: isFull) }
    row.node.setNeedsLayout()
  }

  @discardableResult
  private func makeBar(at edge: HorizontalEdge, showsFirstOnly: Bool) -> SecondaryLayer {
    let bar = bar ?? SecondaryLayer(node: row.node)
    self.bar = bar
    let groups = row.swipeGroups.filter { $0.edge == edge }
    let close: () -> Void = { [weak self] in self?.close() }
    nonisolated(unsafe) weak let deleted = row
    var delete: (@MainActor @Sendable () -> Void)?
    if groups.isEmpty, edge == .trailing { delete = { _ = deleted?.delete() } }
    var environment = row.environment
    environment.listRowRole = nil
    bar.make(
      SwipeActionBar(
        edge: edge, groups: groups, showsFirstOnly: showsFirstOnly,
        showsTitles: row.size.height >= row.environment.look.list.swipe.titledHeight,
        delete: delete, close: close),
      alignment: .center, inputs: _ViewInputs(parent: row.node, environment: environment))
    return bar
  }

  /// Places the actions beside the moved content, within the card of the row.
  func place() {
    let width = abs(distance), margins = row.cardMargins
    let x = distance < 0 ? row.size.width - margins.trailing - width : margins.leading
    for node in nodes {
      row.node.place(
        node, at: CGPoint(x: x, y: 0),
        proposal: ProposedViewSize(width: width, height: row.size.height))
    }
  }
}

extension ListRow {
  /// The visible rows of the list.
  var rowsOfList: [ListRow] {
    container?.children.compactMap { ($0 as? ListRow.Node)?.behavior } ?? []
  }
}

extension GeometricNode {
  /// The action of the first button in the node.
  fileprivate var firstPress: (() -> Void)? {
    if let button = self as? GestureNode<PressableGesture<PressGesture>> {
      return button.modifier.gesture.pressed
    }
    return keyedChildren.firstNonNil(\.firstPress)
  }
}

/// The visible swipe actions of one edge, from the outermost to the innermost.
private nonisolated struct SwipeActionBar: View {
  let edge: HorizontalEdge
  let groups: [SwipeActions]
  /// Whether a full swipe is about to perform the outermost action.
  let showsFirstOnly: Bool
  /// Whether titles are below symbols, and not hidden.
  let showsTitles: Bool
  /// The action of a row that can only be deleted.
  let delete: (@MainActor @Sendable () -> Void)?
  let close: () -> Void
  @Environment(\.look) private var look

  @MainActor var body: some View {
    Group(subviews: content) { actions in
      let shown = showsFirstOnly ? Array(actions.prefix(1)) : Array(actions)
      SwipeActionLayout {
        ForEach(edge == .leading ? shown : shown.reversed()) { action in
          action
            .frame(minWidth: 0, maxWidth: .infinity, maxHeight: look.list.swipe.height)
            .background(.tint)
            .clipShape(RoundedRectangle(cornerRadius: look.list.swipe.radius, style: .circular))
            .padding(look.list.swipe.inset)
            .frame(maxHeight: .infinity)
        }
      }
    }
    .buttonStyle(SwipeActionButtonStyle())
    .labelStyle(SwipeActionLabelStyle(showsTitle: showsTitles))
    .symbolVariant(.fill)
    .lineLimit(1)
    .foregroundStyle(.white)
    .tint(Color(system: .gray))
    .simultaneousGesture(TapGesture().onEnded { close() })
    .clipped()
  }

  @MainActor @ViewBuilder private var content: some View {
    if let delete {
      Button("Delete", role: .destructive, action: delete)
    } else {
      ForEach(groups.indices, id: \.self) { groups[$0].content }
    }
  }
}

/// A swipe action: its label on a background of its tint, red for destructive actions.
private struct SwipeActionButtonStyle: ButtonStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fixedSize(horizontal: true, vertical: false)
      .padding(.horizontal, 16 - look.list.swipe.inset)  // Measurements.md#list-swipe-button
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
      )
  }
}

/// The symbol of an action, in a tall row with its title below it.
///
/// Measurements.md#list-swipe-titles
private struct SwipeActionLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      if showsTitle { configuration.title.font(.system(size: 15)) }
    }
  }
}

/// Actions side by side, each as wide as its label needs; all grow and shrink together with the
/// visible width.
private nonisolated struct SwipeActionLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: subviews.reduce(0) { $0 + width(of: $1) },
        height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = subviews.map { width(of: $0) }
    let scale = bounds.width / max(widths.reduce(0, +), 1)
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width * scale, height: bounds.height))
      x += width * scale
    }
  }

  private func width(of action: LayoutSubview) -> CGFloat {
    max(action.sizeThatFits(.unspecified).width, 74)  // Measurements.md#list-swipe-button
  }
}
