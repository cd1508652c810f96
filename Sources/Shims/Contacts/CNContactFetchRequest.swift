// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Requests for contacts. They only store their settings.

/// A key that names a property of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "isoCountryCode"

/// A request for contacts that meet a condition.
open class CNFetchRequest: NSObject, @unchecked Sendable {}

open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var unifyResults = true
  open var mutableObjects = false
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// A request to change the store of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  package private(set) var contacts: [CNMutableContact] = []
  open var transactionAuthor: String?
  open var shouldRefetchContacts = true
  public override init() { super.init() }
  /// Adds a new contact to the request; nil is the default container.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    contacts.append(contact)
  }
  open func update(_ contact: CNMutableContact) { contacts.append(contact) }
  open func delete(_ contact: CNMutableContact) { contacts.removeAll { $0 === contact } }
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  open func update(_ group: CNMutableGroup) {}
  open func delete(_ group: CNMutableGroup) {}
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
  open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {}
  open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {}
}

/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  fileprivate var title = ""
  open var name: String { title }
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForSubgroupsInGroup(
    withIdentifier parentGroupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { title }
    set { title = newValue }
  }
  public override init() { super.init() }
}

public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }
/// An account with contacts; there are none.
open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
  open var type: CNContainerType { .unassigned }
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContainerOfGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}
