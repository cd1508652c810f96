import ViewCore

/// A button style with glass in the tint colour behind the label, drawn as a prominent button.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass in the tint colour behind the label.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
