import Foundation
import ViewCore

/// The appearance of pickers.
///
/// Only the system's styles conform: as in SwiftUI, the requirement is not public API.
public protocol PickerStyle: Sendable {
  /// Returns the view of a picker.
  @MainActor func _makeBody(_ picker: _PickerParts) -> AnyView
}

/// The parts of a picker that its style displays.
nonisolated public struct _PickerParts {
  /// The label.
  let label: AnyView
  /// The views of the options.
  let content: AnyView
  /// The view that shows the selection where options are not visible; nil for the selected option.
  var currentValueLabel: AnyView?
  /// Whether the selection is the tag of an option.
  let isSelected: (Subview) -> Bool
  /// Selects an option.
  let select: (Subview) -> Void
}

extension _PickerParts {
  /// The label of the current value or, without one, the first selected option: several options can
  /// have the same tag.
  @MainActor @ViewBuilder var selection: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      Group(reading: content) { options in
        ForEach(options.filter(isSelected).prefix(1)) { $0 }
      }
    }
  }
}

/// The default picker style: the selected option with a menu of all options.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the picker as a menu.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    MenuPickerStyle()._makeBody(picker)
  }
}

/// A picker style that shows the selected option with arrows, and opens a menu of all options.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the selected option and the arrows.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(MenuPicker(picker: picker))
  }
}

/// A picker style that shows the options as segments side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the options in a row.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(SegmentedPicker(picker: picker))
  }
}

/// A picker style that shows the options on a wheel, which the user turns by dragging.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the options on a wheel.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(WheelPicker(picker: picker))
  }
}

/// A picker style that shows the options in a column, with a check mark at the selected one.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the options in a column.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(InlinePicker(picker: picker))
  }
}

/// A picker style that shows the options as compact elements side by side.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the options as segments, as outside menus.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(SegmentedPicker(picker: picker, isPalette: true))
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options as compact elements side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected option, with a link to a list of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option, with a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options as segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of the pickers in the view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.pickerStyle = style })
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
  }

  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// The selected option and two arrows, in the tint; in a list row, in grey after the label.
private struct MenuPicker: View {
  let picker: _PickerParts
  @State private var handle = MenuHandle()
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listRowRole) private var listRole

  var body: some View {
    closed
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(answersForRow: true), pressing: nil) {
          handle.open()
        })
  }

  @ViewBuilder private var closed: some View {
    if listRole == .row {
      // The menu is beside the value, not beside all of the row.
      ControlRow(
        label: picker.label,
        control: selection.foregroundStyle(.secondary).dimmed(unless: isEnabled).modifier(menu))
    } else {
      selection
        .foregroundStyle(
          // Measurements.md#button-borderless-disabled
          isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.26))
        )
        .padding(.horizontal, look.picker.menuPadding.width)
        .padding(.vertical, look.picker.menuPadding.height)
        .modifier(menu)
    }
  }

  private var selection: some View {
    // Measurements.md#picker-menu-arrows
    HStack(spacing: 4) {
      // The value of a list row has the distances of a button, and its colour.
      picker.selection.environment(\.listRowRole, nil)
      Image(systemName: "chevron.up.chevron.down").font(.system(.footnote, weight: .medium))
    }
  }

  private var menu: MenuModifier {
    MenuModifier(content: MenuItemsPickerStyle()._makeBody(picker), handle: handle)
  }
}

/// Options as segments of equal width.
private struct SegmentedPicker: View {
  let picker: _PickerParts
  /// Whether the selected option has the effect of the environment.
  var isPalette = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.paletteSelectionEffect) private var paletteEffect
  @Environment(\.segmentedControlHeight) private var height
  @Environment(\.controlAppearances) private var appearances
  @Environment(\.look) private var look

  private var effect: PaletteSelectionEffect { isPalette ? paletteEffect : .automatic }

  var body: some View {
    let appearance = (appearances ?? .current).segments
    Group(subviews: picker.content) { options in
      let separated = separated(options)
      SegmentsLayout {
        ForEach(options) { option in
          let isSelected = picker.isSelected(option)
          option
            .symbolVariant(isSelected ? effect.variant : .none)
            .fontWeight(isSelected ? .semibold : look.picker.segmentWeight)
            .looking(isSelected ? appearance.selectedTitle : appearance.title)
            .padding(.horizontal, look.picker.segmentPadding)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isSelected, effect == .automatic { SelectedSegment() } }
            .overlay(alignment: .trailing) {
              if separated.contains(option.id) {
                Rectangle().fill(Color(system: .separator)).frame(width: 1).padding(.vertical, 8)
              }
            }
            .contentShape(Rectangle())
            .gesture(
              PressableGesture(content: PressGesture(), pressing: nil) { picker.select(option) })
        }
      }
      .frame(height: height ?? look.picker.segmentedHeight)
      .background(
        appearance.background ?? Color(system: .tertiaryFill), in: look.picker.segmentedPlate)
    }
    .font(.system(size: 13))
    .lineLimit(1)
    .dimmed(unless: isEnabled)
    // The titles inside the control do not move the separator of a list row.
    .alignmentGuide(.firstTextLeading) { $0[.leading] }
  }

  /// Returns the options with a line between them and the next one: neither is selected.
  private func separated(_ options: SubviewsCollection) -> Set<Subview.ID> {
    let unselected = zip(options, options.dropFirst()).filter {
      !picker.isSelected($0) && !picker.isSelected($1)
    }
    return Set(unselected.map(\.0.id))
  }
}

extension EnvironmentValues {
  private enum SegmentedControlHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The height of segmented controls; nil is that of the look.
  package var segmentedControlHeight: CGFloat? {
    get { self[SegmentedControlHeightKey.self] }
    set { self[SegmentedControlHeightKey.self] = newValue }
  }
}

/// The background of the selected segment.
private struct SelectedSegment: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlAppearances) private var appearances
  @Environment(\.look) private var look

  var body: some View {
    plate(
      (appearances ?? .current).segments.selected
        ?? (colorScheme == .dark ? look.picker.darkSegment : .white)
    )
    .shadow(color: .black.opacity(0.12), radius: 4, y: 3)  // Measurements.md#control-shadows
    .padding(2)
  }

  @ViewBuilder private func plate(_ color: Color) -> some View {
    switch look.picker.segmentPlate {
    case .rounded(let radius):
      RoundedRectangle(cornerRadius: radius, style: .continuous).fill(color)
    case .capsule: Capsule().fill(color)
    }
  }
}

/// Options in a column, with a check mark at the selected one.
private struct InlinePicker: View {
  let picker: _PickerParts

  var body: some View {
    Group(reading: picker.content) { options in
      ForEach(options) { option in
        HStack(spacing: 0) {
          option
          Spacer(minLength: 8)  // Measurements.md#control-row-gap
          Image(systemName: "checkmark").font(.system(.body, weight: .semibold))
            .foregroundStyle(.tint)
            .opacity(picker.isSelected(option) ? 1 : 0)
        }
        .contentShape(Rectangle())
        .gesture(
          PressableGesture(content: PressGesture(answersForRow: true), pressing: nil) {
            picker.select(option)
          })
      }
    }
  }
}
