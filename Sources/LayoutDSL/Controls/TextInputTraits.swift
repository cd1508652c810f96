import ViewCore

/// How capitals come about by themselves in what is typed.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// Not at all.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// At the start of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// At the start of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// Everywhere.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// What the key says that submits text.
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

// A headless screen has no keyboard and nobody who corrects what is typed: the view is as it is.
extension View {
  /// Sets the keyboard for text in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets what text in the view is about.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets how capitals come about by themselves in text in the view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets whether text in the view is corrected while it is typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether text in the view is corrected while it is typed.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets what the key says that submits text in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
