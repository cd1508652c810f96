import Foundation
import ViewCore

/// The marks and icons of a menu item, or of any item of a menu.
nonisolated struct MenuItemParts: Equatable, Sendable {
  enum Mark { case off, on, submenu }

  var mark: Mark?
  var hasIcon = false
  /// Whether one item has a check mark and an icon.
  var hasBoth = false
}

nonisolated enum MenuItemPartsKey: PreferenceKey {
  static var defaultValue: MenuItemParts { MenuItemParts() }

  static func reduce(value: inout MenuItemParts, nextValue: () -> MenuItemParts) {
    let next = nextValue()
    // A check mark takes a column in every look, the chevron of a submenu not in all.
    if value.mark == nil || value.mark == .submenu { value.mark = next.mark ?? value.mark }
    value.hasIcon = value.hasIcon || next.hasIcon
    value.hasBoth = value.hasBoth || next.hasBoth
  }
}

extension EnvironmentValues {
  private enum MenuColumnsKey: EnvironmentKey {
    static var defaultValue: MenuItemParts { MenuItemParts() }
  }

  /// The marks and icons that the items of the menu have, for which each item leaves room.
  var menuColumns: MenuItemParts {
    get { self[MenuColumnsKey.self] }
    set { self[MenuColumnsKey.self] = newValue }
  }
}

/// A menu item: a row that closes the menu and then triggers its button.
struct MenuItemStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuItemRow { configuration.label }
      .modifier(MenuItemPress(configuration: configuration, close: close))
  }
}

/// The mark, the icon and the title of an item in the columns of its menu.
private struct MenuItemRow<Label: View>: View {
  @ViewBuilder let label: Label
  @State private var parts = MenuItemParts()
  @Environment(\.menuColumns) private var columns
  @Environment(\.look) private var look
  /// The size of text relative to that at the default type size, in percent.
  @ScaledMetric(relativeTo: .body) private var percent: CGFloat = 100

  private var scale: CGFloat { percent / 100 }

  var body: some View {
    HStack(spacing: 0) {
      if hasMarks { mark.frame(width: markWidth * scale, alignment: .leading) }
      if look.menu.beginsWithIcons, columns.hasIcon, !parts.hasIcon {
        ZStack { if !hasMarks { mark } }
          .frame(width: look.menu.iconWidth * scale, height: 0)
          .padding(.trailing, look.menu.iconSpacing)
      }
      label.onPreferenceChange(MenuItemPartsKey.self) { parts = $0 }
      if look.menu.beginsWithIcons, parts.mark == .submenu {
        Spacer(minLength: 8)
        chevron.foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, look.menu.inset)
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, minHeight: look.menu.rowHeight, alignment: .leading)
  }

  /// Whether marks have a column of their own, and not that of icons.
  private var hasMarks: Bool {
    switch columns.mark {
    case .on, .off: !look.menu.beginsWithIcons || !columns.hasIcon || columns.hasBoth
    case .submenu: !look.menu.beginsWithIcons
    case nil: false
    }
  }

  /// The column of marks alone is as wide as that of icons, if there is one of them.
  private var markWidth: CGFloat {
    look.menu.beginsWithIcons && !columns.hasIcon
      ? look.menu.iconWidth + look.menu.iconSpacing : look.menu.markWidth
  }

  @ViewBuilder private var mark: some View {
    switch parts.mark {
    case .submenu where !look.menu.beginsWithIcons: chevron
    case .on: Image(systemName: "checkmark").font(.system(size: 14 * scale, weight: .semibold))
    default: Color.clear.frame(height: 0)
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.system(size: 13 * scale, weight: .semibold))
  }
}

/// The colours of a menu item and its reaction to a finger.
private struct MenuItemPress: ViewModifier {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
      .opacity(isEnabled ? 1 : 0.3)  // Measurements.md#menu-card
      .background(isPressed ? Color(system: .fill) : .clear)
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(), pressing: { isPressed = $0 }) {
          close()
          configuration.trigger()
        })
  }
}

/// The title, with the icon in a column before or after it.
struct MenuItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(configuration: configuration)
  }
}

private struct MenuItemLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.look) private var look
  @ScaledMetric(relativeTo: .body) private var percent: CGFloat = 100

  var body: some View {
    HStack(spacing: look.menu.iconSpacing) {
      let icon = configuration.icon.frame(width: look.menu.iconWidth * percent / 100)
      if look.menu.beginsWithIcons { icon }
      configuration.title
      Spacer(minLength: 0)
      if !look.menu.beginsWithIcons { icon }
    }
    .transformPreference(MenuItemPartsKey.self) { $0.hasIcon = true }
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
      label.transformPreference(MenuItemPartsKey.self) {
        $0.mark = isOn ? .on : .off
        $0.hasBoth = $0.hasIcon
      }
    }
  }
}

struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    CheckedItem(isOn: configuration.isOn, label: configuration.label) {
      configuration.isOn.toggle()
    }
  }
}

/// The options of a picker as menu items.
nonisolated struct MenuItemsPickerStyle: PickerStyle {
  @MainActor func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(MenuGroup { options(of: picker) })
  }

  @MainActor private func options(of picker: _PickerParts) -> some View {
    Group(reading: picker.content) { options in
      ForEach(options) { option in
        CheckedItem(isOn: picker.isSelected(option), label: option) { picker.select(option) }
      }
    }
  }
}

/// Menu items that bands separate from the others, as those of a picker.
struct MenuGroup<Content: View>: View {
  @ViewBuilder let content: Content
  @Namespace private var group

  var body: some View {
    content.containerValue(\.menuGroup, group)
  }
}

extension ContainerValues {
  private enum MenuGroupKey: ContainerValueKey {
    static var defaultValue: Namespace.ID? { nil }
  }

  /// The identity of the group of a menu item; nil for an item of the menu itself.
  fileprivate(set) var menuGroup: Namespace.ID? {
    get { self[MenuGroupKey.self] }
    set { self[MenuGroupKey.self] = newValue }
  }
}

/// The controls of a group side by side in a menu, with lines between them where items have them.
struct MenuItemCells: View {
  let content: ControlGroupStyleConfiguration.Content
  /// Whether the titles are below the icons, and not hidden.
  let showsTitles: Bool
  let close: () -> Void
  @Environment(\.look) private var look
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    HStack(spacing: 0) {
      Group(reading: content) { controls in
        ForEach(controls) { control in
          control.overlay(alignment: .leading) {
            if look.menu.hasSeparators, control.id != controls.first?.id {
              Color(system: .separator).frame(width: pixelLength)
            }
          }
        }
      }
    }
    // Measurements.md#menu-cells
    .buttonStyle(MenuCellStyle(height: showsTitles ? 64 : 44, close: close))
    .labelStyle(MenuCellLabelStyle(showsTitle: showsTitles))
  }
}

private struct MenuCellStyle: PrimitiveButtonStyle {
  let height: CGFloat
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, minHeight: height)
      .modifier(MenuItemPress(configuration: configuration, close: close))
  }
}

private struct MenuCellLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large)
      if showsTitle { configuration.title.font(.footnote).lineLimit(1) }
    }
  }
}
