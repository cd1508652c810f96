import ViewCore

/// Enables transitions of the screens in its content.
nonisolated struct ScreenStacking: EngineModifier {
  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    inputs.graph.hasTransitionModifiers = true
    inputs.make(content)
  }
}
