/// The environment values that styles depend on.
package struct StyleContext: Sendable {
  /// The inputs of colours.
  package var color: ColorContext
  /// The style of `foregroundStyle`; nil for the system label colours.
  package var foreground: AnyShapeStyle?
  /// Whether a `foregroundStyle` modifier set the foreground, instead of a container.
  package var hasOwnForeground = false
  /// The style of `tint`; nil for the accent colour.
  package var tint: AnyShapeStyle?
  /// The style of `backgroundStyle`; nil for the system background.
  package var background: AnyShapeStyle?

  package init(
    color: ColorContext = ColorContext(), foreground: AnyShapeStyle? = nil,
    tint: AnyShapeStyle? = nil, background: AnyShapeStyle? = nil
  ) {
    self.color = color
    self.foreground = foreground
    self.tint = tint
    self.background = background
  }
}
