import ViewCore

/// Tells the screen that it has bars, and that the status bar has the colour scheme of the navigation
/// bar; makes no node.
nonisolated struct StatusBarSource: EngineModifier {
  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    inputs.graph.root.statusBarScheme = {
      $0.children.first?.preference(NavigationBarKey.self)?.statusBarScheme
    }
    C._makeView(content, inputs: &inputs)
  }
}
