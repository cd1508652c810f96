import Foundation

/// A person or a company with numbers and addresses.
open class CNContact: NSObject, @unchecked Sendable {
  /// The name of the contact in the store, a new one for each object.
  public let identifier = UUID().uuidString
  /// The first name.
  open internal(set) var givenName = ""
  /// The last name.
  open internal(set) var familyName = ""
  /// The phone numbers with their labels.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The mail addresses with their labels.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []

  /// Creates a contact without names.
  public override init() { super.init() }

  /// Returns a condition that no contact meets.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A contact that can be changed; it is never stored in the user's contacts.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
}

/// The label of values for private life.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of values for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of values that are neither private nor for work.
public let CNLabelOther = "_$!<Other>!$_"

/// A value of a contact with a label, such as a number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// The word for the value's purpose; nil is none.
  public let label: String?
  /// The value, such as a phone number.
  public let value: ValueType
  /// Creates a value with an optional label.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

/// A phone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a phone number from text, which is not checked.
  public init(stringValue string: String) { stringValue = string }
}
