import ViewCore

extension View {
  /// Lets a hardware keyboard focus the view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    hostAttribute(isFocusable)
  }

  /// Lets a hardware keyboard focus the view for some kinds of interaction.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    hostAttribute(isFocusable)
  }

  /// Lets a hardware keyboard focus the view; the action does not run, as there is no keyboard.
  @available(*, deprecated, message: "Use `FocusState` and `focusable(_:)` instead.")
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    hostAttribute(isFocusable, payload: onFocusChange)
  }

  /// Disables the effect of a hardware keyboard's focus in the view.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  /// Moves the focus within the view as one group.
  nonisolated public func focusSection() -> some View { hostAttribute("") }

  /// Limits preferences of the focus to the view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { hostAttribute("") }

  /// Moves the focus to a view when this view appears, unless another one in it has the focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

extension EnvironmentValues {
  private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the view nearest to a hardware keyboard's focus has it; a headless screen has no
  /// hardware keyboard, so this is always false.
  public var isFocused: Bool { false }

  /// Whether a hardware keyboard's focus has an effect.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
