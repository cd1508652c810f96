import Foundation

/// An address of a place.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The street and the number.
  open internal(set) var street = ""
  /// The part of the city.
  open internal(set) var subLocality = ""
  /// The city.
  open internal(set) var city = ""
  /// The part of the state.
  open internal(set) var subAdministrativeArea = ""
  /// The state.
  open internal(set) var state = ""
  /// The postal code.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The country, as two letters.
  open internal(set) var isoCountryCode = ""
  /// Creates an empty address.
  public override init() { super.init() }
  /// Returns a copy of the address.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a copy of the address.
  open func copy(with zone: NSZone? = nil) -> Any { fill(CNPostalAddress()) }
  /// Returns a copy of the address that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// Returns a copy of the address that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(CNMutablePostalAddress()) }
  private func fill(_ copy: CNPostalAddress) -> CNPostalAddress {
    (copy.street, copy.subLocality, copy.city) = (street, subLocality, city)
    (copy.subAdministrativeArea, copy.state) = (subAdministrativeArea, state)
    (copy.postalCode, copy.country, copy.isoCountryCode) = (postalCode, country, isoCountryCode)
    return copy
  }
  /// Returns the name of a property's key.
  open class func localizedString(forKey key: String) -> String { key }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// The style of the text of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// Lines as on an envelope.
  case mailingAddress
}

/// A formatter of addresses.
open class CNPostalAddressFormatter: Formatter {
  /// The style of the text.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// Returns the lines of an address, without attributes.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string(from: postalAddress, style: style))
  }
  /// Returns the lines of an address: street, city with state and code, country.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
  /// Returns the lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
}
