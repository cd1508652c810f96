import ViewCore

/// Changes what the bars of a screen show; the change knows the environment of this modifier.
nonisolated struct BarsModifier: EngineModifier {
  /// The function that explanations find.
  let name: FunctionName
  /// Whether items for the keyboard are among the changes.
  let hasKeyboardItems: Bool
  /// Whether the changes around a navigation stack are those of its root screen.
  let reachesStacks: Bool
  let change: (inout NavigationBarContent, EnvironmentValues) -> Void

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    let (change, environment) = (modifier.change, inputs.environment)
    if modifier.hasKeyboardItems { KeyboardToolbarLayer.add(to: inputs.graph) }
    var inner = environment
    if modifier.reachesStacks { inner.outerBars?.append { change(&$0, environment) } }
    inputs.withEnvironment(inner) {
      $0.make(
        content.transformPreference(NavigationBarKey.self, function: modifier.name) {
          change(&$0, environment)
        })
    }
  }
}

extension View {
  /// Changes what the bars of the screen show, in a function of another name.
  nonisolated func bars(
    function: FunctionName = #function, hasKeyboardItems: Bool = false,
    reachesStacks: Bool = false,
    change: @escaping (inout NavigationBarContent, EnvironmentValues) -> Void
  ) -> some View {
    modifier(
      BarsModifier(
        name: function, hasKeyboardItems: hasKeyboardItems, reachesStacks: reachesStacks,
        change: change))
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
  private enum OuterBarsKey: EnvironmentKey {
    static var defaultValue: [(inout NavigationBarContent) -> Void]? { [] }
  }

  /// The changes around a navigation stack that are those of its root screen; nil in a screen.
  var outerBars: [(inout NavigationBarContent) -> Void]? {
    get { self[OuterBarsKey.self] }
    set { self[OuterBarsKey.self] = newValue }
  }

  private enum ScreenEnvironmentKey: EnvironmentKey {
    static var defaultValue: ScreenEnvironment? { nil }
  }

  /// The environment of the screen, for the views in its bars; nil elsewhere.
  var screenEnvironment: ScreenEnvironment? {
    get { self[ScreenEnvironmentKey.self] }
    set { self[ScreenEnvironmentKey.self] = newValue }
  }
}
