/// What the value of a colour depends on.
package struct ColorContext: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Which system's colours the named ones are.
  package var palette = SystemPalette.iOS18
  /// The value of `Color.accentColor`; nil for the system's blue.
  package var accent: Color.Resolved?
  /// Where colours are found by name.
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
