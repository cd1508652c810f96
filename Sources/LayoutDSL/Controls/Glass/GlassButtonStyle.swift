import ViewCore

/// A button style with glass behind the label.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  public init() {
    self.init(.regular)
  }

  /// Creates the style with a kind of glass.
  public init(_ glass: Glass) {
    self.glass = glass
  }

  /// Returns the label on glass.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderedLook(isProminent: false, glass: glass))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass behind the label.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a kind of glass behind the label.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}
