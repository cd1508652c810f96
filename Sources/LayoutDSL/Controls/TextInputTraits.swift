import ViewCore

// A headless screen has no keyboard and no autocorrection, so it only reports these attributes.
extension View {
  /// Sets the keyboard type of the text inputs in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    hostAttribute(type)
  }

  /// Sets the semantic content type of the text inputs in the view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    hostAttribute(textContentType?.rawValue ?? "none")
  }

  /// Sets the automatic capitalization in the text inputs of the view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    hostAttribute(autocapitalization?.name ?? "none")
  }

  /// Sets whether autocorrection is disabled in the view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable).hostAttribute(disable)
  }

  /// Sets whether autocorrection is disabled in the view.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? true)
  }

  /// Sets the label of the return key in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    hostAttribute(submitLabel.name)
  }

  /// Sets the automatic capitalization; the older form of `textInputAutocapitalization(_:)`.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    hostAttribute(style)
  }
}

extension EnvironmentValues {
  private enum AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
