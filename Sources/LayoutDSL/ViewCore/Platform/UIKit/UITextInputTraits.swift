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

/// The meaning of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

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
