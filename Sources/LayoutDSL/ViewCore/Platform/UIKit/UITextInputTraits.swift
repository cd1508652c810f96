/// A keyboard for text of a kind.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the user's language.
  case `default`
  /// One of ASCII characters.
  case asciiCapable
  /// One of numbers and punctuation.
  case numbersAndPunctuation
  /// One for web addresses.
  case URL
  /// One of digits.
  case numberPad
  /// One for telephone numbers.
  case phonePad
  /// One for names and telephone numbers.
  case namePhonePad
  /// One for e-mail addresses.
  case emailAddress
  /// One of digits and a decimal point.
  case decimalPad
  /// One for short messages.
  case twitter
  /// One for searching the web.
  case webSearch
  /// One of ASCII digits.
  case asciiCapableNumberPad

  /// One of ASCII characters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text is about, for whoever completes it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password yet to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
