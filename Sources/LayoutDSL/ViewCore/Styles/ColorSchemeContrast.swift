/// The requested contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// System colours have their usual values.
  case standard
  /// System colours have their high-contrast values.
  case increased
}
