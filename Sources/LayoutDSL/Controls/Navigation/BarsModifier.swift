import ViewCore

/// Changes what the bars of a screen show; the change knows the environment of this modifier.
nonisolated struct BarsModifier: EngineModifier {
  /// The function that explanations find.
  let name: FunctionName
  /// Whether items for the keyboard are among the changes.
  let hasKeyboardItems: Bool
  let change: (inout NavigationBarContent, EnvironmentValues) -> Void

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    let (change, environment) = (modifier.change, inputs.environment)
    if modifier.hasKeyboardItems { KeyboardToolbarLayer.add(to: inputs.graph) }
    inputs.make(
      content.transformPreference(NavigationBarKey.self, function: modifier.name) {
        change(&$0, environment)
      })
  }
}

extension View {
  /// Changes what the bars of the screen show, in a function of another name.
  nonisolated func bars(
    function: FunctionName = #function, hasKeyboardItems: Bool = false,
    change: @escaping (inout NavigationBarContent, EnvironmentValues) -> Void
  ) -> some View {
    modifier(
      BarsModifier(name: function, hasKeyboardItems: hasKeyboardItems, change: change))
  }
}

/// Keeps the environment of a screen for the views in its bars, which differ from it only by what
/// the bars set.
nonisolated struct ScreenEnvironment: EngineModifier, Equatable {
  private(set) var values = EnvironmentValues()

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    var environment = inputs.environment
    environment.screenEnvironment = nil
    environment.screenEnvironment = ScreenEnvironment(values: environment)
    inputs.withEnvironment(environment) { $0.make(content) }
  }
}

extension EnvironmentValues {
  private enum ScreenEnvironmentKey: EnvironmentKey {
    static var defaultValue: ScreenEnvironment? { nil }
  }

  /// The environment of the screen, for the views in its bars; nil elsewhere.
  var screenEnvironment: ScreenEnvironment? {
    get { self[ScreenEnvironmentKey.self] }
    set { self[ScreenEnvironmentKey.self] = newValue }
  }
}
