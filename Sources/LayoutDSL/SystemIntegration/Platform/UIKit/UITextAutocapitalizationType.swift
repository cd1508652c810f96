import ViewCore

/// The automatic capitalization of typed text in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}
