import Foundation
import ViewCore

/// The items of a menu on a card (Measurements.md#menu-card).
struct MenuCard: View {
  let content: AnyView
  /// The columns that any item needs.
  @State private var parts = MenuItemParts()
  @Environment(\.look) private var look
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollsIfTooTall { groups }
      .environment(\.menuColumns, parts)
      .onPreferenceChange(MenuItemPartsKey.self) { parts = $0 }
      .font(.body)
      .imageScale(.medium)
      // Measurements.md#menu-card-accessibility
      .frame(minWidth: 250, idealWidth: 250, maxWidth: typeSize.isAccessibilitySize ? 400 : 250)
      .modifier(MenuCardGround())
      .modifier(EnvironmentWritingModifier { $0.resetTextStyle() })
  }

  private var groups: some View {
    VStack(spacing: 0) {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          if section.id != sections.first?.id { MenuBand() }
          if !section.header.isEmpty {
            VStack(alignment: .leading, spacing: 0) { section.header }
              .padding(.horizontal, look.menu.inset)
              .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
            if look.menu.hasSeparators { Divider() }
          }
          items(section.content)
        }
      }
    }
    .padding(.vertical, look.menu.padding)
  }

  private func items(_ items: SubviewsCollection) -> some View {
    ForEach(Array(items.indices), id: \.self) { index in
      if items[index].isDivider {
        MenuBand()
      } else {
        items[index]
        if index + 1 < items.count, !items[index + 1].isDivider {
          if items[index].containerValues.menuGroup != items[index + 1].containerValues.menuGroup {
            MenuBand()
          } else if look.menu.hasSeparators {
            Divider()
          }
        }
      }
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

/// The card of a menu, with its shadow.
struct MenuCardGround: ViewModifier {
  @Environment(\.look) private var look

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.menu.radius, style: .continuous)
    switch look.menu.ground {
    case .material:
      content.background(.thickMaterial).clipShape(shape)
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
    case .glass:
      // A menu that scrolls ends at the card.
      content.clipShape(shape).glassEffect(.regular, in: shape)
    }
  }
}

/// The separator between the groups of a menu.
private struct MenuBand: View {
  @Environment(\.look) private var look

  var body: some View {
    // Measurements.md#menu-card, Measurements.md#menu-card-ios26
    switch look.menu.group {
    case .band(let height): Color.primary.opacity(0.08).frame(height: height)
    case .line(let thickness, let distance):
      Color.primary.opacity(0.08).frame(height: thickness)
        .padding(.horizontal, look.menu.inset).padding(.vertical, distance)
    }
  }
}

extension Subview {
  fileprivate var isDivider: Bool { node is LeafNode<Divider> }
}
