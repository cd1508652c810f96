import Foundation
import ViewCore

/// The items of a menu on a card (Measurements.md#menu-card).
struct MenuCard: View {
  let content: AnyView
  @Environment(\.look) private var look

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
    .clipShape(RoundedRectangle(cornerRadius: look.menu.radius, style: .continuous))
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
