extension View {
  /// Sets the colour scheme that the view prefers for the screen; nil is no preference.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// The colour scheme that a view prefers for the screen.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Nil: no preference.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the preference of the first view that has one.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

nonisolated struct PreferredColorSchemeModifier: EngineModifier {
  let colorScheme: ColorScheme?

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    inputs.graph.root.followPreferredColorScheme()
    PreferenceModifier<PreferredColorSchemeKey>._makeView(
      PreferenceModifier(value: modifier.colorScheme), content: content, inputs: &inputs)
  }
}
