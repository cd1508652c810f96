import SystemIntegration

/// The automatic capitalization of typed text.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  private init(name: String) {
    self.name = name
  }

  /// Creates the capitalization that a type of UIKit names; nil if there is none.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
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
