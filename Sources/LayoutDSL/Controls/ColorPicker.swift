import ViewCore

/// A control that chooses a colour.
///
/// The well shows the colour; nothing opens here.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>

  /// Creates a colour picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label and, at its end, the colour in a ring of all hues.
  public var body: some View {
    ControlRow(label: label, control: ColorWell(color: selection.wrappedValue))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker labelled with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a colour picker labelled with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc of 28 points, as on iOS 18.
private struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(
          colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
        lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}
