import ViewCore

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
        Spacer(minLength: 8)  // Measurements.md#control-row-gap
        // The row is as tall as its text; the control may be taller.
        // Measurements.md#list-control-line
        control.frame(height: listRole == .row ? 20 : nil)
      }
      .modifier(LabeledControlModifier())
    }
  }
}
