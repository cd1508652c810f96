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

extension MenuCard {
  /// Displays controls as menu items that close the menu.
  func menuItems(close: @escaping () -> Void) -> some View {
    environment(\.closeMenu, close)
      .buttonStyle(MenuItemStyle(close: close))
      .labelStyle(MenuItemLabelStyle())
      .toggleStyle(MenuItemToggleStyle())
      .pickerStyle(MenuItemsPickerStyle())
      .modifier(
        EnvironmentWritingModifier {
          $0.listRowRole = nil
          $0.isInMenu = true
        })
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

/// The items of a menu on a card, as on iOS 18 (Measurements.md#menu-card).
struct MenuCard: View {
  let content: AnyView

  var body: some View {
    VStack(spacing: 0) {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          if section.id != sections.first?.id { MenuBand() }
          if !section.header.isEmpty {
            VStack(alignment: .leading, spacing: 0) { section.header }
              .padding(.horizontal, 16)
              .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
            Divider()
          }
          items(section.content)
        }
      }
    }
    .font(.body)
    .foregroundStyle(.primary)
    .frame(width: 250)
    .background(.thickMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
  }

  private func items(_ items: SubviewsCollection) -> some View {
    ForEach(Array(items.indices), id: \.self) { index in
      if items[index].isDivider {
        MenuBand()
      } else {
        items[index]
        if index + 1 < items.count, !items[index + 1].isDivider { Divider() }
      }
    }
  }
}

/// The separator between the groups of a menu.
private struct MenuBand: View {
  var body: some View { Color.primary.opacity(0.08).frame(height: 8) }  // Measurements.md#menu-card
}

extension Subview {
  fileprivate var isDivider: Bool { node is LeafNode<Divider> }
}

/// A menu item: a row at least 44 points tall that closes the menu and then triggers its button.
private struct MenuItemStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(configuration: configuration, close: close)
  }
}

private struct MenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
      .opacity(isEnabled ? 1 : 0.3)  // Measurements.md#menu-card
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(isPressed ? Color(system: .fill) : .clear)
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(), pressing: { isPressed = $0 }) {
          close()
          configuration.trigger()
        })
  }
}

/// The title, with the icon at the trailing edge.
private struct MenuItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer()
      configuration.icon
    }
  }
}

/// A menu item with a check mark while it is on.
private struct CheckedItem<Label: View>: View {
  let isOn: Bool
  let label: Label
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      HStack {
        Image(systemName: "checkmark").font(.system(.body, weight: .semibold))
          .opacity(isOn ? 1 : 0)
        label
      }
    }
  }
}

private struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    CheckedItem(isOn: configuration.isOn, label: configuration.label) {
      configuration.isOn.toggle()
    }
  }
}

/// The options of a picker as menu items.
nonisolated struct MenuItemsPickerStyle: PickerStyle {
  @MainActor func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(
      Group(reading: picker.content) { options in
        ForEach(options) { option in
          CheckedItem(isOn: picker.isSelected(option), label: option) { picker.select(option) }
        }
      })
  }
}
