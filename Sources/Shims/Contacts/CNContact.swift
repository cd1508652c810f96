// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault, givenNameFirst, familyNameFirst
}

/// A person or a company with numbers and addresses.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  fileprivate struct Values {
    var identifier = UUID().uuidString
    var contactType: CNContactType = .person
    var namePrefix: String = ""
    var givenName: String = ""
    var middleName: String = ""
    var familyName: String = ""
    var previousFamilyName: String = ""
    var nameSuffix: String = ""
    var nickname: String = ""
    var organizationName: String = ""
    var departmentName: String = ""
    var jobTitle: String = ""
    var phoneticGivenName: String = ""
    var phoneticMiddleName: String = ""
    var phoneticFamilyName: String = ""
    var phoneticOrganizationName: String = ""
    var note: String = ""
    var imageData: Data? = nil
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents? = nil
    var nonGregorianBirthday: DateComponents? = nil
    var dates: [CNLabeledValue<NSDateComponents>] = []
  }

  fileprivate var values = Values()

  /// The name of the contact in the store, a new one for each object that is not a copy.
  open var identifier: String { values.identifier }
  public var id: String { values.identifier }
  open var contactType: CNContactType { values.contactType }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var previousFamilyName: String { values.previousFamilyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  open var note: String { values.note }
  open var imageData: Data? { values.imageData }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    values.instantMessageAddresses
  }
  open var birthday: DateComponents? { values.birthday }
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }

  public override init() { super.init() }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copy.values = values
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutableContact()
    copy.values = values
    return copy
  }

  /// Returns true: a contact that the app has made has all its properties.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }
  open class func localizedString(forKey key: String) -> String { key }
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { first, second in
      func name(_ object: Any) -> String {
        guard let contact = object as? CNContact else { return "" }
        return sortOrder == .givenName
          ? contact.givenName + contact.familyName : contact.familyName + contact.givenName
      }
      return name(first).localizedCaseInsensitiveCompare(name(second))
    }
  }
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    "descriptorForAllComparatorKeys"
  }

  // Conditions that no contact meets.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// A contact that can be changed; it is never stored in the user's contacts.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  open override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
