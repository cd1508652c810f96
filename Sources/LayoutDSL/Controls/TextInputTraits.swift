import ViewCore

/// The automatic capitalization of typed text.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// No capitalization.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The label of the return key that submits text.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// “Done”.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// “Go”.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// “Send”.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// “Join”.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// “Route”.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// “Search”.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// “Next”.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

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
