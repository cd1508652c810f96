import Foundation
import ViewCore

/// The items of a context menu.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu with items.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds a context menu to the view; nil adds none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(
      ContextMenuModifier(items: contextMenu?.items, preview: nil, isEnabled: contextMenu != nil))
  }

  /// Adds a menu that opens after a long press, next to the view and above the blurred screen.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// Adds a menu that opens after a long press, next to a preview and above the blurred screen.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }
}

/// Opens the context menu after a long press; without items, the gesture is disabled.
///
/// The gesture takes precedence over the gestures of the view.
nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  let preview: AnyView?
  var isEnabled = Items.self != EmptyView.self
  @State private var handle = MenuHandle()
  @Environment(\.listRowRole) private var listRole

  @MainActor func body(content: Content) -> some View {
    if listRole == .row, isEnabled {
      pressable(content).listRowTraits { [handle] in $0.contextMenu = handle }
    } else {
      pressable(content)
    }
  }

  @MainActor private func pressable(_ content: Content) -> some View {
    content
      .modifier(
        MenuModifier(content: AnyView(items), handle: handle, look: .contextual(preview))
      )
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in handle.open() }, isEnabled: isEnabled)
  }
}

/// An open context menu: the source view or its preview, and the menu, above the blurred screen.
nonisolated struct ContextMenuPopup: View {
  let content: AnyView
  let source: GeometricNode
  /// The part of the source view to show, in its own coordinates.
  let part: CGRect
  /// The frame of that part, in the coordinates of the screen.
  let sourceFrame: CGRect
  /// The view to show instead of the source view; nil for the source view.
  let preview: AnyView?
  let safeArea: EdgeInsets
  let close: () -> Void
  @Environment(\.look) private var look

  @MainActor var body: some View {
    ContextMenuPlacement(source: sourceFrame, safeArea: safeArea) {
      Rectangle().fill(.ultraThinMaterial).background(Color.black.opacity(0.1)).ignoresSafeArea()
        .contentShape(Rectangle()).onTapGesture(perform: close)
      Group {
        if let preview {
          preview.background(.background)
        } else {
          LiftedView(node: source, part: part)
            .frame(width: sourceFrame.width, height: sourceFrame.height)
            .background(.background)
        }
      }
      // Measurements.md#context-menu-preview
      .clipShape(RoundedRectangle(cornerRadius: look.menu.previewRadius, style: .continuous))
      .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
      .onTapGesture(perform: close)
      MenuCard(content: content).menuItems(close: close)
    }
  }
}

/// Places the lifted view and the menu of a context menu.
///
/// 1. The lifted view keeps the centre of the source view. Unless it is as wide as the screen
///    between its margins, it is moved inside them.
/// 2. The menu is below the lifted view if both fit, otherwise above it if both fit. If neither
///    fits, the pair is moved into the screen with the menu below.
/// 3. A menu that has no room beside a quarter of the screen for the lifted view scrolls.
/// 4. The menu aligns with the edge of the lifted view that is nearer to the edge of the screen.
nonisolated private struct ContextMenuPlacement: Layout {
  let source: CGRect
  let safeArea: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let (margin, distance): (CGFloat, CGFloat) = (16, 10)  // Measurements.md#menu-placement
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let (start, end) = (max(margin, safeArea.top), bounds.height - max(margin, safeArea.bottom))
    let room = max(end - start - distance, 0)
    let width = bounds.width - 2 * margin
    // Measurements.md#context-menu-preview
    let least = min(
      subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height, room / 4)
    let ideal = subviews[2].sizeThatFits(ProposedViewSize(width: width, height: nil))
    let menu =
      ideal.height <= room - least
      ? ideal : subviews[2].sizeThatFits(ProposedViewSize(width: width, height: room - least))
    let offer = ProposedViewSize(width: width, height: max(room - menu.height, 0))
    let lifted = subviews[1].sizeThatFits(offer)
    func clamped(_ position: CGFloat, _ length: CGFloat, in room: CGFloat) -> CGFloat {
      min(max(position, margin), max(room - margin - length, margin))
    }
    let isWide = lifted.width >= bounds.width - 2 * margin
    let x =
      isWide
      ? source.midX - lifted.width / 2
      : clamped(source.midX - lifted.width / 2, lifted.width, in: bounds.width)
    let y = source.midY - lifted.height / 2
    let together = lifted.height + distance + menu.height
    let fitsBelow = y >= 0 && y + together <= end
    let fitsAbove = y - distance - menu.height >= start && y + lifted.height <= bounds.height
    let isAbove = !fitsBelow && fitsAbove
    let top = fitsBelow || isAbove ? y : min(max(y, start), max(end - together, start))
    let isTrailing = source.midX > bounds.midX
    let menuX = isTrailing ? x + lifted.width - menu.width : x
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + top), proposal: offer)
    subviews[2].place(
      at: CGPoint(
        x: bounds.minX + clamped(menuX, menu.width, in: bounds.width),
        y: bounds.minY
          + (isAbove ? top - distance - menu.height : top + lifted.height + distance)),
      proposal: ProposedViewSize(menu))
  }
}
