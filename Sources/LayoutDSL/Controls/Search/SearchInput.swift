import ViewCore

/// The event that starts dictation.
nonisolated public struct TextInputDictationActivation: Hashable, Sendable {
  fileprivate let name: String

  /// After a tap on the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// After a tap on the microphone, or when the user looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Whether and how a field can be filled by dictation.
nonisolated public struct TextInputDictationBehavior: Hashable, Sendable {
  fileprivate let name: String

  /// The default of the platform.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// Returns dictation in the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline, \(activation.name)")
  }
}

// A headless field has no microphone, and its caret is always at the end of its text.
extension View {
  /// Sets whether and how the search field can be filled by dictation.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    hostAttribute(dictationBehavior.name)
  }

  /// Connects the selection of the search field to a binding, which a headless screen does not
  /// change.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    hostAttribute("", payload: selection)
  }
}
