import ViewCore

/// The style buttons have unless another is set: a label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label as a borderless button; in a list, the whole row presses it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook(), answersForRow: true)
      .makeBody(configuration: configuration)
  }
}

/// Buttons that are a label in the tint, which fades while it is pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in the tint; red if it destroys something.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook()).makeBody(configuration: configuration)
  }
}

/// Buttons that look as their label does, and fade a little while they are pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label as it is.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: PlainLook()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style buttons have unless another is set.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForegroundStyle(ink(configuration.role))
      // As UIKit's system buttons fade.
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
