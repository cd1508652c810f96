import ViewCore

// These modifiers have no effect: a headless screen has no keyboard and no autocorrection.
extension View {
  /// Sets the keyboard type of the text inputs in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the semantic content type of the text inputs in the view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets the automatic capitalization in the text inputs of the view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets whether autocorrection is disabled in the view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether autocorrection is disabled in the view.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the label of the return key in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
