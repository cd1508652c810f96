import ViewCore

/// A picker style that shows the selected option, and pushes a list of all options.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns a link to the options.
  @MainActor public func _makeBody(_ picker: _PickerParts) -> AnyView {
    AnyView(NavigationLinkPicker(picker: picker))
  }
}

/// The label and the selected option, with a link to a list of all options.
private struct NavigationLinkPicker: View {
  let picker: _PickerParts

  var body: some View {
    NavigationLink {
      OptionList(picker: picker)
    } label: {
      LabeledContent {
        // Also outside lists, where the label has the tint (Measurements.md#picker-link-value).
        picker.selection.foregroundStyle(Color(system: .secondary))
      } label: {
        picker.label
      }
    }
  }
}

/// The options of a picker as rows; a tap on one selects it and goes back.
private struct OptionList: View {
  let picker: _PickerParts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Group(reading: picker.content) { options in
        ForEach(options) { option in
          Button {
            picker.select(option)
            dismiss()
          } label: {
            HStack(spacing: 0) {
              option
              Spacer(minLength: 8)  // Measurements.md#control-row-gap
              if picker.isSelected(option) {
                Image(systemName: "checkmark").font(.system(.body, weight: .semibold))
                  .foregroundStyle(.tint)
              }
            }
          }
          .foregroundStyle(.primary)
        }
      }
    }
  }
}
