import Foundation
import ViewCore

/// Lets a view open a menu next to itself, above everything else on the screen.
nonisolated struct MenuModifier: NodeModifier {
  typealias Node = BehaviorNode<MenuAnchor>
  let content: AnyView
  let handle: MenuHandle
  var look = Look.plain

  enum Look {
    /// Only the menu.
    case plain
    /// A card with another view than the items of a menu.
    case card
    /// The menu with its source view, or with a preview instead of the source view.
    case contextual(AnyView?)
  }
}

/// A handle with which a view opens its menu.
final class MenuHandle {
  fileprivate weak var node: MenuAnchor?

  /// Opens the menu, until the user taps an item or outside the menu.
  func open() {
    node?.open()
  }
}

/// The view next to which a menu is shown.
final class MenuAnchor: NodeBehavior {
  unowned let node: BehaviorNode<MenuAnchor>

  init(_ node: BehaviorNode<MenuAnchor>) {
    self.node = node
    node.modifier.handle.node = self
  }

  func update(_ new: MenuModifier, inputs: _ViewInputs) -> Bool {
    node.store(new, environment: inputs.environment)
    new.handle.node = self
    return true
  }

  fileprivate func open() {
    // An open menu may outlive the node of the view that opened it.
    let (graph, root) = (graph, graph.root)
    var inner = environment
    inner.leaveBar()
    let environment = inner
    func show(_ view: AnyView) {
      graph.enqueue { [weak root] in root?.present(view, environment: environment) }
    }
    let (source, part) = lifted
    var frame = part.offsetBy(dx: source.globalFrame.minX, dy: source.globalFrame.minY)
    if environment.values.layoutDirection == .rightToLeft {
      frame.origin.x = root.size.width - frame.maxX
    }
    let (content, close) = (modifier.content, { show(AnyView(EmptyView())) })
    switch modifier.look {
    case .plain, .card:
      let isMenu = if case .plain = modifier.look { true } else { false }
      show(
        AnyView(
          MenuPopup(
            content: content, isMenu: isMenu, source: frame, safeArea: root.safeAreaInsets,
            close: close)))
    case .contextual(let preview):
      show(
        AnyView(
          ContextMenuPopup(
            content: content, source: source, part: part, sourceFrame: frame, preview: preview,
            safeArea: root.safeAreaInsets, close: close)))
    }
  }

  /// The source of the menu and the part of it that is lifted: the view or, for a context menu in a
  /// list, the card of the row that contains it.
  private var lifted: (node: GeometricNode, part: CGRect) {
    let all = CGRect(origin: .zero, size: node.globalFrame.size)
    guard case .contextual = modifier.look else { return (node, all) }
    var ancestor: GeometricNode? = node
    while let current = ancestor {
      if let row = current as? ListRow.Node { return (row, row.behavior.liftedFrame) }
      ancestor = current.container
    }
    return (node, all)
  }

  var kindName: String? { "menu" }
}

/// An open menu, or a card with another view; a tap outside closes it.
nonisolated private struct MenuPopup: View {
  let content: AnyView
  let isMenu: Bool
  /// The frame of the source view, in the coordinates of the screen.
  let source: CGRect
  let safeArea: EdgeInsets
  let close: () -> Void
  @Environment(\.look) private var look

  @MainActor var body: some View {
    MenuPlacement(source: source, safeArea: safeArea, look: look.menu) {
      Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
      if isMenu {
        MenuCard(content: content).menuItems(close: close)
      } else {
        content
          .modifier(EnvironmentWritingModifier { $0.listRowRole = nil })
          .modifier(MenuCardGround())
      }
    }
  }
}

extension EnvironmentValues {
  private enum CloseMenuKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// Closes the menu that contains the view; nil outside of menus.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}

/// Places a menu inside the screen.
///
/// 1. The menu covers its source where the look says so, or where neither side of the source has
///    room for an item. Otherwise it is below its source, or above if it does not fit below and the
///    source is in the lower half of the screen.
/// 2. The menu has the edge of its source that is nearer to the edge of the screen, or the centre
///    of a source in the middle.
nonisolated private struct MenuPlacement: Layout {
  let source: CGRect
  let safeArea: EdgeInsets
  let look: SystemLook.Menu

  // Measurements.md#menu-placement
  private static let margin: CGFloat = 16, distance: CGFloat = 6

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    guard let card = subviews.last else { return }
    let room = room(in: bounds.height)
    let ideal = card.sizeThatFits(offer(in: bounds.width, height: nil))
    let size =
      ideal.height <= room
      ? ideal : card.sizeThatFits(offer(in: bounds.width, height: room))
    card.place(
      at: CGPoint(
        x: bounds.minX + x(of: size.width, in: bounds.width),
        y: bounds.minY + y(of: size.height, in: bounds.height)),
      proposal: ProposedViewSize(size))
  }

  private func x(of width: CGFloat, in screen: CGFloat) -> CGFloat {
    let source = source.insetBy(dx: -look.sourceOutset, dy: 0)
    let offset = source.midX - screen / 2
    let x =
      abs(offset) < 1
      ? source.midX - width / 2 : offset > 0 ? source.maxX - width : source.minX
    return min(max(x, Self.margin), screen - Self.margin - width)
  }

  private func offer(in screen: CGFloat, height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: screen - 2 * Self.margin, height: height)
  }

  private var top: CGFloat { max(Self.margin, safeArea.top) }
  private var bottom: CGFloat { max(Self.margin, safeArea.bottom) }

  private func coversSource(in screen: CGFloat) -> Bool {
    look.coversSource
      || max(screen - bottom - source.maxY, source.minY - top) - Self.distance < 44
  }

  /// The greatest height of a menu at its place; a taller one scrolls.
  private func room(in screen: CGFloat) -> CGFloat {
    if coversSource(in: screen) { return screen - top - bottom }
    return source.midY < screen / 2
      ? screen - bottom - source.maxY - Self.distance : source.minY - Self.distance - top
  }

  private func y(of height: CGFloat, in screen: CGFloat) -> CGFloat {
    if coversSource(in: screen) {
      // Half of the height of an item, or of a bar's platter.
      return max(min(source.midY - 22, screen - bottom - height), top)
    }
    let room = screen - bottom - source.maxY - Self.distance
    let isBelow = height <= room || source.midY < screen / 2
    return isBelow ? source.maxY + Self.distance : source.minY - Self.distance - height
  }
}
