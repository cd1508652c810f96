/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}
