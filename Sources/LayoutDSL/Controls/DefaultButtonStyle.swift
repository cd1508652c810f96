import ViewCore

/// The default button style: a label in the tint colour.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a borderless button.
  ///
  /// In a list, a tap anywhere on the row triggers the button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook(), answersForRow: true)
      .makeBody(configuration: configuration)
  }
}

/// A button style without a border: a label in the tint colour that fades while pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint colour, or in red for a destructive button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook()).makeBody(configuration: configuration)
  }
}

/// A button style that shows the label unchanged, and fades it slightly while pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in its own style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: PlainLook()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint colour, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label in its own style.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForegroundStyle(ink(configuration.role))
      // The opacity of UIKit's system buttons while pressed.
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
    // Measured on a disabled menu (measured_constants §4).
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(0.26)) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}
