import ViewCore

/// How pickers look.
///
/// The styles are those of the system: what a style needs of a picker is not public, as in SwiftUI.
public protocol PickerStyle: Sendable {
  /// Makes the view of a picker.
  @MainActor func _makeBody(_ picker: _PickerParts) -> AnyView
}

/// What a picker consists of, for the styles.
nonisolated public struct _PickerParts {
  /// The label.
  let label: AnyView
  /// The views of the options.
  let content: AnyView
  /// The tag of the selected option; nil if it is of no type that an option may have.
  let isSelected: (Subview) -> Bool
  /// Selects an option.
  let select: (Subview) -> Void
}

/// The style pickers have unless another is set: the selected option, with a menu of the others.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The picker as a menu.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    MenuPickerStyle()._makeBody(picker)
  }
}

/// Pickers that show the selected option, with arrows that stand for a menu of the others.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The selected option and the arrows.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(MenuPicker(picker: picker))
  }
}

/// Pickers that show their options side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The options in a row.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(SegmentedPicker(picker: picker))
  }
}

/// Pickers that show their options on a wheel, which is turned by dragging.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The options around the selected one.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(WheelPicker(picker: picker))
  }
}

/// Pickers that show their options one above the other, with a check mark at the selected one.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The options in a column.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(InlinePicker(picker: picker))
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style pickers have unless another is set.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option, with a menu of the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one above the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets how pickers in the view look.
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

/// The selected option and two arrows, in the tint; in a row of a list, in grey after the label.
private struct MenuPicker: View {
  let picker: _PickerParts
  @State private var handle = MenuHandle()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listRowRole) private var listRole

  var body: some View {
    closed
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(answersForRow: true), pressing: nil) {
          handle.open()
        }
      )
      .modifier(
        MenuModifier(content: MenuItemsPickerStyle()._makeBody(picker), handle: handle))
  }

  @ViewBuilder private var closed: some View {
    if listRole == .row {
      ControlRow(label: picker.label, control: selection.foregroundStyle(.secondary))
    } else {
      selection
        .foregroundStyle(
          isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.26))
        )
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
    }
  }

  private var selection: some View {
    HStack(spacing: 4) {
      Group(reading: picker.content) { options in
        ForEach(options) { option in
          if picker.isSelected(option) { option }
        }
      }
      Image(systemName: "chevron.up.chevron.down").font(.system(.footnote, weight: .medium))
    }
  }
}

/// Options in equal parts of a row 32 points tall, as on iOS 18.
private struct SegmentedPicker: View {
  let picker: _PickerParts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group(subviews: picker.content) { options in
      HStack(spacing: 0) {
        ForEach(options) { option in
          let isSelected = picker.isSelected(option)
          let next = nextOption(after: option, in: options)
          option
            .fontWeight(isSelected ? .semibold : .medium)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isSelected { SelectedSegment() } }
            .overlay(alignment: .trailing) {
              if !isSelected, let next, !picker.isSelected(next) {
                Rectangle().fill(Color(system: .separator)).frame(width: 1).padding(.vertical, 8)
              }
            }
            .contentShape(Rectangle())
            .gesture(
              PressableGesture(content: PressGesture(), pressing: nil) { picker.select(option) })
        }
      }
      .frame(height: 32)
      .background(
        Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
    }
    .font(.system(size: 13))
    .lineLimit(1)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func nextOption(after option: Subview, in options: SubviewsCollection) -> Subview? {
    guard let index = options.firstIndex(where: { $0.id == option.id }) else { return nil }
    let next = options.index(after: index)
    return next < options.endIndex ? options[next] : nil
  }
}

/// The light ground of the selected segment.
private struct SelectedSegment: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: 7, style: .continuous)
      .fill(colorScheme == .dark ? Color(system: .gray2) : .white)
      .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
      .padding(2)
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
          Spacer(minLength: 8)
          Image(systemName: "checkmark").font(.system(.body, weight: .semibold))
            .foregroundStyle(.tint)
            .opacity(picker.isSelected(option) ? 1 : 0)
        }
        .contentShape(Rectangle())
        .gesture(
          PressableGesture(content: PressGesture(), pressing: nil) { picker.select(option) })
      }
    }
  }
}
