import ViewCore

/// A control that selects a colour.
///
/// The colour well shows the selected colour. It does not open a colour picker here.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>

  /// Creates a colour picker with a label view.
  ///
  /// `supportsOpacity` has no effect here.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label, and the colour well at the trailing edge.
  public var body: some View {
    ControlRow(label: label, control: ColorWell(color: selection.wrappedValue))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a colour picker with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour well: the colour inside a ring of all hues, 28 points wide as on iOS 18.
///
/// Measurements.md#color-well
private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(
          colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
        lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .dimmed(unless: isEnabled)
  }
}
