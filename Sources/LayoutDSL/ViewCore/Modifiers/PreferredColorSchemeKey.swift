/// The colour scheme that a view prefers for the screen.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Nil: no preference.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the preference of the first view that has one.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
