import ViewCore

extension View {
  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentWritingModifier { $0.areLabelsHidden = true })
  }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls hide their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

/// A row with a label and, at the trailing edge, a control.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.listRowRole) private var listRole

  var body: some View {
    if isLabelHidden {
      control
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) { label }
        Spacer(minLength: 8)
        // The row is as tall as its text; the control may be taller (measured_constants §3).
        control.frame(height: listRole == .row ? 20 : nil)
      }
      .modifier(LabeledControlModifier())
    }
  }
}
