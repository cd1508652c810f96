/// The appearance of a view: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}
