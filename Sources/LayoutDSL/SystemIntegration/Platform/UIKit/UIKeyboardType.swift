import ViewCore

/// The type of keyboard for a text field.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the user's language.
  case `default`
  /// A keyboard of ASCII characters.
  case asciiCapable
  /// A keyboard of numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A keypad of digits.
  case numberPad
  /// A keypad for telephone numbers.
  case phonePad
  /// A keypad for names and telephone numbers.
  case namePhonePad
  /// A keyboard for e-mail addresses.
  case emailAddress
  /// A keypad of digits and a decimal point.
  case decimalPad
  /// A keyboard for short messages.
  case twitter
  /// A keyboard for web searches.
  case webSearch
  /// A keypad of ASCII digits.
  case asciiCapableNumberPad

  /// Another name for `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
