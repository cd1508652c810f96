import Foundation

/// What a list puts around each of its views.
nonisolated struct ListRowModifier: NodeModifier {
  typealias Node = ListRowNode
  let look: ListLook
}

/// A row, header or footer of a list: it keeps the insets and paints card and separators.
final class ListRowNode: UnaryNode<ListRowModifier> {
  /// Whether the row begins and ends its group.
  var isFirst = true
  var isLast = true
  /// The row that follows in the group, if it can be seen.
  weak var next: ListRowNode?

  var role: ListRowRole { environment.listRowRole }
  private var look: ListLook { modifier.look }

  private func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    child?.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// What is kept around the content, the list's margin included.
  private func insets(in width: CGFloat?) -> EdgeInsets {
    let margin = look.margin(in: width ?? 0)
    var insets = value(ListRowInsetsKey.self) ?? ListLook.rowInsets
    if role != .row {
      let padding = look.padding(of: role)
      (insets.top, insets.bottom) = (padding.top, padding.bottom)
    }
    insets.leading += margin
    insets.trailing += margin
    return insets
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(in: proposal.width)
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(in: proposal.width)
    let content = child?.measure(offer(proposal)) ?? .zero
    let height = max(content.height + insets.vertical, 0)
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: role == .row ? max(height, environment.defaultMinListRowHeight) : height)
  }

  override func placeChildren() {
    guard let child else { return }
    let insets = insets(in: proposal.width)
    let offer = offer(proposal)
    let height = child.measure(offer).height
    place(
      child,
      at: CGPoint(
        x: insets.leading, y: insets.top + (size.height - insets.vertical - height) / 2),
      proposal: offer)
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    guard let child else { return [] }
    let insets = insets(in: proposal.width)
    var sentences = [
      "Its insets and the list's margins keep \(formatted(insets.horizontal)) of the width and "
        + "\(formatted(insets.vertical)) of the height."
    ]
    let height = child.size.height + insets.vertical
    if height < size.height {
      sentences.append(
        "Its view would make it \(formatted(height)) high; the least height of a row is "
          + "\(formatted(environment.defaultMinListRowHeight)).")
    }
    return sentences
  }

  // MARK: Display

  /// The part of the row that its background covers.
  var cardFrame: CGRect {
    let margin = look.kind == .insetGrouped ? look.margin(in: size.width) : 0
    return CGRect(
      x: margin, y: 0, width: max(size.width - 2 * margin, 0), height: size.height)
  }

  override func display(in context: inout DisplayContext) {
    let hasOwnBackground = value(ListRowBackgroundKey.self)
    guard role == .row || !look.isGrouped else { return displayChildren(in: &context) }
    let frame = context.pixelAligned(
      cardFrame.offsetBy(dx: context.origin.x, dy: context.origin.y))
    if role == .row, look.kind == .insetGrouped, isFirst || isLast {
      let top = isFirst ? ListLook.cornerRadius : 0
      let bottom = isLast ? ListLook.cornerRadius : 0
      let card = UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
        topTrailingRadius: top, style: .continuous
      ).path(in: frame)
      if hasOwnBackground {
        context.group(.clip(card, FillStyle())) { displayChildren(in: &$0) }
      } else {
        fill(card, look.card, in: &context)
        displayChildren(in: &context)
      }
    } else {
      if !hasOwnBackground { fill(Path(frame), look.card, in: &context) }
      displayChildren(in: &context)
    }
    if role == .row { displaySeparators(in: &context) }
  }

  private func fill(_ path: Path, _ color: SystemColor, in context: inout DisplayContext) {
    let color = Color(system: color).resolve(in: environment)
    context.list.append(.fill(path, .color(color), FillStyle()))
  }

  private func displaySeparators(in context: inout DisplayContext) {
    if environment.listRowSpacing ?? 0 > 0 { return }
    let visibility = value(ListRowSeparatorKey.self)
    let isEdgeShown = look.kind != .insetGrouped
    if isFirst, isEdgeShown, visibility.top != .hidden {
      displaySeparator(at: 0, isEdge: true, in: &context)
    }
    let isHiddenByNext = next.map { $0.value(ListRowSeparatorKey.self).top == .hidden } ?? false
    if visibility.bottom != .hidden, isLast ? isEdgeShown : !isHiddenByNext {
      displaySeparator(at: size.height - environment.pixelLength, isEdge: isLast, in: &context)
    }
  }

  /// Paints a separator: from where the content begins, or around a group from edge to edge.
  private func displaySeparator(
    at y: CGFloat, isEdge: Bool, in context: inout DisplayContext
  ) {
    let card = cardFrame
    let insets = insets(in: proposal.width)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      guard let child else { return nil }
      return child.explicitAlignment(
        of: alignment.key, size: child.size, proposal: child.proposal
      ).map { insets.leading + $0 }
    }
    let edge = look.kind == .inset ? size.width - look.margin(in: size.width) : card.maxX
    let isBand = isEdge && look.kind == .grouped
    let start = isBand ? 0 : guide(.listRowSeparatorLeading) ?? insets.leading
    let end = isBand ? edge : guide(.listRowSeparatorTrailing) ?? edge
    let x = environment.layoutDirection == .rightToLeft ? size.width - end : start
    let line = CGRect(
      x: context.origin.x + x, y: context.origin.y + y, width: max(end - start, 0),
      height: environment.pixelLength)
    fill(Path(context.pixelAligned(line)), .separator, in: &context)
  }
}
