/// The automatic capitalization of typed text.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

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
