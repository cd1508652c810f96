import Foundation

/// The style of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name, or how it is spoken.
  case fullName, phoneticFullName
}

/// A formatter of contacts' names, in the order of Western languages.
open class CNContactFormatter: Formatter {
  /// The style of the name.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the parts of the name, or else the company; nil if there is neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      style == .fullName
      ? [
        contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
        contact.nameSuffix,
      ] : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    guard name.isEmpty, style == .fullName else { return name.isEmpty ? nil : name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  /// Returns the name with attributes, which are empty.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map { NSAttributedString(string: $0) }
  }
  /// Returns the key of all properties that a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { "descriptorForRequiredKeys" }
  /// The key of the properties for the order of names.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { "nameOrder" }
  /// The key of the properties for the character between names.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { "delimiter" }
  /// Returns the order of the names: the given name is first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    .givenNameFirst
  }
  /// Returns the character between names: a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
  /// Returns the name of a contact in the style of the formatter.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  /// Returns the name of a contact, or nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap(string)
  }
}
