import ViewCore

/// A control that selects a colour.
///
/// The colour well shows the selected colour. A tap on it opens a sheet with a grid of colours and,
/// if opacity is supported, its slider.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment

  /// Creates a colour picker with a label view.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label, and the colour well at the trailing edge.
  public var body: some View {
    ControlRow(label: label, control: well)
  }

  private var well: some View {
    Button {
      isOpen = true
    } label: {
      ColorWell(color: selection.wrappedValue)
        .accessibilityLabel(Text(verbatim: "Color well"))
    }
    .buttonStyle(UnchangedButtonStyle())
    .sheet(isPresented: $isOpen) {
      ColorPalette(selection: resolved, supportsOpacity: supportsOpacity) { isOpen = false }
        .presentationDetents([.height(620)])  // Measurements.md#color-palette
    }
  }

  private var resolved: Binding<Color.Resolved> {
    let (selection, environment) = (selection, environment)
    return Binding(
      location: ClosureLocation(
        get: { selection.wrappedValue.resolve(in: environment) },
        set: { color, _ in selection.wrappedValue = Color(color) }))
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
