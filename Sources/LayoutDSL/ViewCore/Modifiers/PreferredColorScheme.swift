extension View {
  /// Sets the colour scheme that the view prefers for the screen; nil is no preference.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
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
