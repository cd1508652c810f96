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
    let source = lifted
    var frame = source.globalFrame
    if environment.values.layoutDirection == .rightToLeft {
      frame.origin.x = root.size.width - frame.maxX
    }
    let (content, close) = (modifier.content, { show(AnyView(EmptyView())) })
    switch modifier.look {
    case .plain:
      show(AnyView(MenuPopup(content: content, source: frame, close: close)))
    case .contextual(let preview):
      show(
        AnyView(
          ContextMenuPopup(
            content: content, source: source, sourceFrame: frame, preview: preview, close: close)))
    }
  }

  /// The source of the menu: the view or, for a context menu in a list, the row that contains it.
  private var lifted: GeometricNode {
    guard case .contextual = modifier.look else { return node }
    var ancestor: GeometricNode? = node
    while let current = ancestor {
      if current is ListRow.Node { return current }
      ancestor = current.container
    }
    return node
  }

  var kindName: String? { "menu" }
}

/// An open menu; a tap outside the menu closes it.
nonisolated private struct MenuPopup: View {
  let content: AnyView
  /// The frame of the source view, in the coordinates of the screen.
  let source: CGRect
  let close: () -> Void

  @MainActor var body: some View {
    MenuPlacement(source: source) {
      Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
      MenuCard(content: content).menuItems(close: close)
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

/// Places a menu inside the screen: below its source, or above if the menu does not fit below and
/// the source is in the lower half of the screen.
nonisolated private struct MenuPlacement: Layout {
  let source: CGRect

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
    let (margin, distance): (CGFloat, CGFloat) = (16, 6)  // Measurements.md#menu-placement
    let size = card.sizeThatFits(.unspecified)
    let room = bounds.height - margin - source.maxY - distance
    let isBelow = size.height <= room || source.midY < bounds.height / 2
    card.place(
      at: CGPoint(
        x: bounds.minX
          + min(max(source.midX - size.width / 2, margin), bounds.width - margin - size.width),
        y: bounds.minY
          + (isBelow ? source.maxY + distance : source.minY - distance - size.height)),
      proposal: ProposedViewSize(size))
  }
}
