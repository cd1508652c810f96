import Foundation

// Requests for contacts. They only store their settings.

/// A key that names a property of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key of the first name.
public let CNContactGivenNameKey = "givenName"
/// The key of the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"

/// A request for contacts that meet a condition.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The properties that are wanted.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition that contacts must meet; nil is none.
  open var predicate: NSPredicate?
  /// Creates a request for properties of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// A request to change the store of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  package private(set) var contacts: [CNMutableContact] = []
  /// Creates a request without changes.
  public override init() { super.init() }
  /// Adds a new contact to the request; nil is the default container.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    contacts.append(contact)
  }
}
