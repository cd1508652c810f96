/// The appearance of a view: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
