import Controls
import CoreGraphics
import LayoutDSL

extension ColorPicker {
  /// Creates a picker of a colour of Core Graphics with a label view.
  ///
  /// `supportsOpacity` has no effect here.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a colour of Core Graphics with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker of a colour of Core Graphics with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  /// The same value as a colour of SwiftUI.
  fileprivate var color: Binding<Color> {
    Binding<Color> {
      Color(wrappedValue)
    } set: { color in
      wrappedValue = color.resolve(in: EnvironmentValues()).cgColor
    }
  }
}
