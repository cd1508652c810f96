import ViewCore

/// The effect of a pointer over a view.
nonisolated public struct HoverEffect: Hashable, Sendable {
  package let name: String

  /// The default of the view.
  public static var automatic: HoverEffect { HoverEffect(name: "automatic") }
  /// The pointer becomes a shape behind the view.
  public static var highlight: HoverEffect { HoverEffect(name: "highlight") }
  /// The view rises above its surroundings.
  public static var lift: HoverEffect { HoverEffect(name: "lift") }
}

extension View {
  /// Sets the effect of a pointer over the view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  {
    hostAttribute(isEnabled ? effect.name : "disabled")
  }

  /// Sets the effect of a pointer over the controls in the view; nil sets none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    hostAttribute(effect?.name ?? "none")
  }

  /// Disables the effects of a pointer in the view.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  private enum IsHoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether a pointer over the view has an effect.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}
