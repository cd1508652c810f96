/// The requested contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}
