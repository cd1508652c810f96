import ViewCore

/// A button style without a border: a label in the tint colour that fades while pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint colour, or in red for a destructive button outside the bars of
  /// iOS 18.
  ///
  /// A tap anywhere in its frame triggers the button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook(), hitsFrame: true)
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint colour, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInTintedBar) private var isInTintedBar

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForegroundStyle(ink(configuration.role))
      // The opacity of UIKit's system buttons while pressed.
      .opacity(configuration.isPressed ? 0.2 : 1)  // Measurements.md#button-borderless-pressed
  }

  private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
    // Measured on a disabled menu (Measurements.md#button-borderless-disabled).
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(0.26)) }
    return role == .destructive && !isInTintedBar
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}
