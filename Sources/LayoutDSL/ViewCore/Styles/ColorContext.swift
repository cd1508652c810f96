/// The inputs that determine the value of a colour.
package struct ColorContext: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Whether the view is on a sheet, alert or dialog, whose dark backgrounds are lighter.
  package var isElevated = false
  /// The iOS version whose palette the system colours use.
  package var palette = SystemPalette.iOS18
  /// The value of `Color.accentColor`; nil for the system blue.
  package var accent: Color.Resolved?
  /// The source of named colours.
  package var assets = ImageSource()

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    accent: Color.Resolved? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accent = accent
  }
}
