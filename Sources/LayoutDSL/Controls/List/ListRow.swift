import Foundation
import ViewCore

/// Wraps each view of a list in a row.
nonisolated struct ListRowModifier: NodeModifier {
  typealias Node = BehaviorNode<ListRow>
  let look: ListMetrics
}

/// A row, header or footer of a list, which applies the insets and draws the card and separators.
final class ListRow: NodeBehavior {
  typealias Modifier = ListRowModifier
  typealias Node = BehaviorNode<ListRow>
  unowned let node: Node
  /// Whether the row is the first and the last one of its group.
  var isFirst = true
  var isLast = true
  /// The next row of the group; nil if it is not visible.
  weak var next: ListRow?
  private var swipeViews: SwipeActionViews?
  /// The movement of the content that reveals the swipe actions.
  private(set) lazy var swipe = ListRowSwipe(self)
  /// The movement of the row to another place; nil until a finger touches a row that can be moved.
  private(set) var movement: ListRowMove?
  /// Whether the finger on the row has closed the swipe actions of another one.
  var closesOther = false
  /// Whether the finger that drags the row moves it, and does not swipe it.
  var isMoved = false
  private(set) lazy var context = GestureContext(node: node)
  let press = LongPressGesture._makeGesture(LongPressGesture(), reusing: nil)
  let tap = TapRecognizer<CGPoint> { point, context in context.location(of: point, in: .local) }

  init(_ node: Node) {
    self.node = node
  }

  var role: ListRowRole { environment.listRowRole ?? .row }
  var look: ListMetrics { modifier.look }

  /// The configuration of the row, which its content sets.
  var traits: ListRowTraits {
    child?.layoutValue(ObjectIdentifier(ListRowTraitsKey.self)) as? ListRowTraits
      ?? ListRowTraits()
  }

  /// The swipe actions close when editing of the list begins or ends.
  func update(_ new: ListRowModifier, inputs: _ViewInputs) -> Bool {
    if new.look.isEditing != look.isEditing { swipe.close() }
    return false
  }

  // MARK: Layout

  private func margins(in width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let margin = look.margin(in: width)
    let section = environment.listSection
    return (section.leadingMargin ?? margin, section.trailingMargin ?? margin)
  }

  /// Returns the insets of the content, including the margins of the list and the edit controls.
  private func insets(in width: CGFloat?) -> EdgeInsets {
    let margins = margins(in: width ?? 0)
    let traits = traits
    // The tables are in ViewCore/Looks, `SystemLook+iOS18.swift` and `SystemLook+iOS26.swift`.
    var insets = traits.insets ?? look.system.list.rowInsets(in: width)
    insets.top = traits.edgeInsets[.top] ?? insets.top
    insets.leading = traits.edgeInsets[.leading] ?? insets.leading
    insets.bottom = traits.edgeInsets[.bottom] ?? insets.bottom
    insets.trailing = traits.edgeInsets[.trailing] ?? insets.trailing
    if role == .row {
      insets.leading += CGFloat(environment.listRowLevel) * ListMetrics.indentation
      let controls = editControls(traits)
      if controls.leading != nil { insets.leading += EditControl.leadingRoom }
      if controls.canMove { insets.trailing += EditControl.trailingRoom }
    } else {
      let padding = look.padding(of: role, in: environment)
      insets.top = traits.insets?.top ?? padding.top
      insets.bottom = traits.insets?.bottom ?? padding.bottom
      if look.kind == .sidebar { insets.leading = 0 }
    }
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    return insets
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(in: proposal.width)
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  /// The minimum height of the row, header or footer.
  private var minimum: CGFloat {
    switch role {
    case .row: environment.defaultMinListRowHeight
    case .header: environment.defaultMinListHeaderHeight ?? 0
    case .footer: 0
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let insets = insets(in: proposal.width)
    let content = child?.measure(offer(proposal)) ?? .zero
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(content.height + insets.vertical, minimum, 0))
  }

  var isRigid: Bool? { false }

  func placeChildren() -> Bool {
    guard let child else { return true }
    let insets = insets(in: proposal.width)
    var offer = offer(proposal)
    var height = child.measure(offer).height
    // A row that is taller than its content offers its height, which a colour fills.
    let room = size.height - insets.vertical
    if room > height {
      offer.height = room
      height = child.measure(offer).height
    }
    node.place(
      child,
      at: CGPoint(
        x: insets.leading + swipe.distance,
        y: insets.top + (size.height - insets.vertical - height) / 2),
      proposal: offer)
    swipe.place()
    return true
  }

  /// The content and the visible swipe actions.
  var layeredChildren: ContiguousArray<GeometricNode>? {
    swipe.isOpen ? node.children + swipe.nodes : nil
  }

  var exportsGuides: Bool { false }

  func explanation(toward inner: GeometricNode?) -> [String] {
    guard let child else { return [] }
    let insets = insets(in: proposal.width)
    var sentences = [
      "Its insets and the list's margins take \(formatted(insets.horizontal)) of the width and "
        + "\(formatted(insets.vertical)) of the height."
    ]
    let height = child.size.height + insets.vertical
    if height < minimum {
      sentences.append(
        "Its content with insets is \(formatted(height)) high; its minimum height is "
          + "\(formatted(minimum)).")
    }
    return sentences
  }

  // MARK: Selection

  var selection: ListSelection? { ((container as? LazyNode)?.rowBehavior as? ListRows)?.selection }

  /// The value of the row in the selection of the list; nil if the row cannot be selected.
  var selectionValue: AnyHashable? {
    guard role == .row, let selection, !traits.isSelectionDisabled else { return nil }
    let id = element.flatMap { $0.owner.identifier(of: $0.row) }
    return selection.value(node.containerValues, id)
  }

  /// Whether the row is selected.
  var isSelected: Bool {
    guard let selection, let value = selectionValue else { return false }
    return selection.contains(value)
  }

  /// Selects the row on behalf of the user; returns false if the row cannot be selected.
  @discardableResult func select() -> Bool {
    guard let selection, let value = selectionValue else { return false }
    selection.select(value)
    return true
  }

  // MARK: Editing

  /// The collection element of the row; for nested collections, that of the innermost one.
  var element: (row: LazyRowNode, owner: any LazyElementOwner)? {
    var ancestor: ViewNode? = node.parent
    while let current = ancestor, !(current is LazyNode) {
      if let row = current as? LazyRowNode, let owner = row.parent as? any LazyElementOwner {
        return (row, owner)
      }
      ancestor = current.parent
    }
    return nil
  }

  /// Deletes the row on behalf of the user; returns false if the row cannot be deleted.
  @discardableResult func delete() -> Bool {
    let traits = traits
    guard let delete = traits.delete, !traits.isDeleteDisabled, let element else { return false }
    delete(IndexSet(integer: element.row.index))
    return true
  }

  /// Moves the row before the element at an offset, on behalf of the user.
  ///
  /// Returns false if the row cannot be moved.
  @discardableResult func move(to offset: Int) -> Bool {
    let traits = traits
    guard let move = traits.move, !traits.isMoveDisabled, let element else { return false }
    move(IndexSet(integer: element.row.index), offset)
    return true
  }

  /// The movement of the row, which is created when it is first needed.
  var move: ListRowMove {
    if let movement { return movement }
    let new = ListRowMove(self)
    movement = new
    return new
  }

  /// Whether the user can move the row.
  func canMove(_ traits: ListRowTraits) -> Bool {
    role == .row && traits.move != nil && !traits.isMoveDisabled
  }

  /// Returns the controls of the row while the list is edited.
  func editControls(_ traits: ListRowTraits) -> (leading: EditControl?, canMove: Bool) {
    guard look.isEditing, role == .row else { return (nil, false) }
    let canMove = canMove(traits)
    if selection?.allowsSeveral == true {
      return (selectionValue == nil ? nil : .selection(isSelected), canMove)
    }
    return (traits.delete != nil && !traits.isDeleteDisabled ? .delete : nil, canMove)
  }

  // MARK: Swiping

  /// The actions of the row's content, or else of the views in it.
  var swipeGroups: [SwipeActions] {
    let own = traits.swipeActions
    return own.isEmpty ? Self.swipeGroups(in: node.children) : own
  }

  private static func swipeGroups(in nodes: ContiguousArray<GeometricNode>) -> [SwipeActions] {
    for node in nodes {
      let traits = node.layoutValue(ObjectIdentifier(ListRowTraitsKey.self)) as? ListRowTraits
      if let traits, !traits.swipeActions.isEmpty { return traits.swipeActions }
      let inner = swipeGroups(in: node.children)
      if !inner.isEmpty { return inner }
    }
    return []
  }

  /// The swipe actions of the row, from the outermost to the innermost of each edge.
  ///
  /// Without an action at the trailing edge, rows that can be deleted have a delete action there.
  var swipeActions: [SwipeAction] {
    let traits = traits
    var actions: [SwipeAction] = []
    let groups = swipeGroups
    if !groups.isEmpty {
      let views = swipeViews ?? SwipeActionViews(row: node)
      swipeViews = views
      actions = views.actions(of: groups, environment: environment)
    }
    if traits.delete != nil, !traits.isDeleteDisabled,
      !actions.contains(where: { $0.edge == .trailing })
    {
      actions.append(
        SwipeAction(edge: .trailing, answersFullSwipe: true, label: "Delete", node: nil))
    }
    return actions
  }

  func detach() {
    swipeViews?.detach()
    swipe.detach()
    movement?.detach()
  }

  var kindName: String? { "ListRow" }

  /// The configuration that the content of the row sets.
  var details: NodeDetails? {
    let traits = traits
    var details = NodeDetails()
    details.add(".listRowInsets", traits.insets?.summary)
    for (edge, length) in traits.edgeInsets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      details.add(".listRowInsets", "\(edge): \(formatted(length))")
    }
    let (top, bottom) = (traits.separators.top, traits.separators.bottom)
    let isSame = top == bottom
    for (edge, line) in isSame ? [("", top)] : [("top ", top), ("bottom ", bottom)] {
      if line.visibility != .automatic {
        details.add(".listRowSeparator", "\(edge)\(line.visibility)")
      }
      if let tint = line.tint { details.add(".listRowSeparatorTint", "\(edge)\(tint)") }
    }
    return details
  }

  /// The selection and the swipe actions of the row.
  var summary: String {
    let swipes = swipeActions.map { "\($0.edge) swipe \"\($0.label)\"" }
    return ((isSelected ? ["selected"] : []) + swipes).joined(separator: ", ")
  }

  // MARK: Display

  /// A row moves as a whole, with its background and separators.
  var movesAsWhole: Bool { true }

  /// The distances from the leading and trailing edges of the row to its card.
  var cardMargins: (leading: CGFloat, trailing: CGFloat) {
    look.hasCards ? margins(in: size.width) : (0, 0)
  }

  /// The part of the row that its background covers, in the coordinates of the row.
  var cardFrame: CGRect {
    let margins = cardMargins
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? margins.trailing : margins.leading, y: 0,
      width: max(size.width - margins.leading - margins.trailing, 0), height: size.height)
  }

  /// The lengths by which a row without a card reaches beyond the safe area at its sides, as on a
  /// phone on its side.
  private var overhang: (leading: CGFloat, trailing: CGFloat) {
    if look.hasCards { return (0, 0) }
    let insets = node.safeAreaExtension(of: CGRect(origin: .zero, size: size))
    return (insets.leading, insets.trailing)
  }

  /// The card of the row, or its band between the edges of the screen.
  var groundFrame: CGRect {
    let overhang = overhang
    var frame = cardFrame
    frame.origin.x -=
      environment.layoutDirection == .rightToLeft ? overhang.trailing : overhang.leading
    frame.size.width += overhang.leading + overhang.trailing
    return frame
  }

  /// The part of the row that a context menu shows: its card without the separator below it.
  var liftedFrame: CGRect {
    var frame = cardFrame
    if look.hasCards, !isLast { frame.size.height = max(frame.height - separatorThickness, 0) }
    return frame
  }

  var reach: CGFloat? { .infinity }

  /// A row that a finger moves is above the others.
  var zIndex: Double? { isLifted ? 1 : nil }

  private var isLifted: Bool { movement?.isLifted == true }

  func display(in context: inout DisplayContext) -> Bool {
    let place = context.origin
    context.origin.y += movement?.distance ?? 0
    if isLifted {
      // Measurements.md#list-lifted-row
      let shadow = Color.black.opacity(0.25).resolve(in: environment)
      context.group(.shadow(shadow, radius: 8, offset: .zero)) { displayRow(in: &$0) }
    } else {
      displayRow(in: &context)
    }
    context.origin = place
    return true
  }

  private func displayRow(in context: inout DisplayContext) {
    if swipe.isOpen { return displaySwiped(in: &context) }
    guard role == .row || !look.isGrouped else {
      node.displayChildren(in: &context)
      return displayDisclosure(in: &context)
    }
    let traits = traits
    let color = Color(system: isSelected ? .gray4 : look.card)  // Measurements.md#list-selected-row
    let paintsCard = isSelected || !traits.hasBackground && !look.isInSidebar
    let frame = context.pixelAligned(
      groundFrame.offsetBy(dx: context.origin.x, dy: context.origin.y))
    if role == .row, look.hasCards, isFirst || isLast || look.isInSidebar {
      let card = card(in: frame)
      if !traits.hasBackground, paintsCard { fill(card, color, in: &context) }
      // Content with insets of its own may reach into the corners.
      if traits.hasBackground || !paintsCard || traits.insets != nil || !traits.edgeInsets.isEmpty {
        context.group(.clip(card, FillStyle())) { node.displayChildren(in: &$0) }
      } else {
        node.displayChildren(in: &context)
      }
    } else {
      if paintsCard { fill(Path(frame), color, in: &context) }
      node.displayChildren(in: &context)
    }
    if role == .row {
      displayEditControls(traits, in: &context)
      displaySeparators(traits, in: &context)
    }
    displayDisclosure(in: &context)
  }

  /// Draws the row with its moved content, clipped to its card.
  private func displaySwiped(in context: inout DisplayContext) {
    let frame = context.pixelAligned(
      cardFrame.offsetBy(dx: context.origin.x, dy: context.origin.y))
    let moved = context.pixelAligned(
      cardFrame.offsetBy(dx: context.origin.x + swipe.shift, dy: context.origin.y))
    let color = Color(system: isSelected ? .gray4 : look.card)
    let clip = look.hasCards && (isFirst || isLast) ? card(in: frame) : Path(frame)
    let traits = traits
    context.group(.clip(clip, FillStyle())) {
      if !traits.hasBackground, isSelected || !look.isInSidebar {
        fill(Path(moved), color, in: &$0)
      }
      node.displayChildren(in: &$0)
      $0.origin.x += swipe.shift
      displayEditControls(traits, in: &$0)
      $0.origin.x -= swipe.shift
    }
    displaySeparators(traits, in: &context)
  }

  private func card(in frame: CGRect) -> Path {
    let top = isFirst || look.isInSidebar ? look.system.list.cornerRadius : 0
    let bottom = isLast || look.isInSidebar ? look.system.list.cornerRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .continuous
    ).path(in: frame)
  }

  /// A card that is drawn receives touches; so does a header with a tap action.
  func isHit(at point: CGPoint) -> Bool {
    let isPainted = role == .row || !look.isGrouped
    return (isPainted || mask.contains(.gesture)) && cardFrame.holds(point)
  }

  func fill(_ path: Path, _ color: Color, in context: inout DisplayContext) {
    context.list.append(.fill(path, .color(color.resolve(in: environment)), FillStyle()))
  }
}

// MARK: Separators

extension ListRow {
  // Measurements.md#list-separator
  private func displaySeparators(_ traits: ListRowTraits, in context: inout DisplayContext) {
    if environment.listRowSpacing ?? 0 > 0 || isSelected || look.isInSidebar { return }
    let section = environment.listSection.separators
    let own = traits.separators
    let isEdgeShown = !look.hasCards
    if isFirst, isEdgeShown, own.top.visibility != .hidden, section.top.visibility != .hidden {
      displaySeparator(at: 0, isEdge: true, own.top.tint ?? section.top.tint, in: &context)
    }
    let bottom = size.height - separatorThickness
    if isLast {
      guard isEdgeShown, own.bottom.visibility != .hidden, section.bottom.visibility != .hidden
      else { return }
      displaySeparator(
        at: bottom, isEdge: true, own.bottom.tint ?? section.bottom.tint, in: &context)
    } else {
      let following = next?.traits.separators.top
      guard own.bottom.visibility != .hidden, following?.visibility != .hidden,
        next?.isSelected != true
      else { return }
      displaySeparator(
        at: bottom, isEdge: false, own.bottom.tint ?? following?.tint, in: &context)
    }
  }

  /// Draws a separator from the leading edge of the content, or across the whole width at the ends
  /// of a group in the grouped style.
  private func displaySeparator(
    at y: CGFloat, isEdge: Bool, _ tint: Color?, in context: inout DisplayContext
  ) {
    let margins = margins(in: size.width)
    let insets = insets(in: proposal.width)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      guard let child else { return nil }
      return child.explicitAlignment(
        of: alignment.key, size: child.size, proposal: child.proposal
      ).map { insets.leading + $0 }
    }
    let isBand = isEdge && look.kind == .grouped
    let inset = isBand ? 0 : look.system.list.separatorInset(in: size.width)
    let overhang = overhang
    let edge = size.width - margins.trailing - inset + (inset > 0 ? 0 : overhang.trailing)
    let start =
      isBand
      ? -overhang.leading
      : guide(.listRowSeparatorLeading) ?? guide(.firstTextLeading) ?? insets.leading
    let end = isBand ? edge : guide(.listRowSeparatorTrailing) ?? edge
    let line = CGRect(
      x: context.origin.x + mirrored(start, end), y: context.origin.y + y,
      width: max(end - start, 0), height: separatorThickness)
    fill(Path(context.pixelAligned(line)), tint ?? look.system.list.separator, in: &context)
  }

  private var separatorThickness: CGFloat {
    look.system.list.separatorThickness ?? environment.pixelLength
  }

  /// Returns the left edge of an element that extends from `start` to `end`, measured from the
  /// leading edge of the row.
  func mirrored(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    environment.layoutDirection == .rightToLeft ? size.width - end : start
  }
}
