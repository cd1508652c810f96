/// The background of the window.
public struct WindowBackgroundShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the window background style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let color = SystemColor.background.resolved(in: environment.styles.color)
    return ResolvedStyle(.color(color)).atLevel(level)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
