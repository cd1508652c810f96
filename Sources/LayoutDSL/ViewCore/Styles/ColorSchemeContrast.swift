/// The contrast between the foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}
