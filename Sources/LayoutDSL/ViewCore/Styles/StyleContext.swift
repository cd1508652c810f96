/// What styles read from the environment.
package struct StyleContext: Sendable {
  /// What colours depend on.
  package var color: ColorContext
  /// The style of `foregroundStyle`; nil for the system's label colours.
  package var foreground: AnyShapeStyle?
  /// Whether `foregroundStyle` was asked for, and not only set by what the view stands in.
  package var hasOwnForeground = false
  /// The style of `tint`; nil for the accent colour.
  package var tint: AnyShapeStyle?
  /// The style of `backgroundStyle`; nil for the system's background.
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
