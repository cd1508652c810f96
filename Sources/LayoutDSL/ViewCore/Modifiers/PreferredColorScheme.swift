extension View {
  /// Asks the screen for an appearance; nil leaves it as it is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// The appearance that a view asks the screen for.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Nothing is asked for unless a view does.
  public static var defaultValue: ColorScheme? { nil }

  /// The first view that asks decides.
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
