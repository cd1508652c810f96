// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A value of a contact with a label, such as a number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns the word of a label; a label of the system is `_$!<Home>!$_`.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  public override init() { stringValue = "" }
  public init(stringValue string: String) { stringValue = string }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
  open class func localizedString(forKey key: String) -> String { key }
  open class func localizedString(forService service: String) -> String { service }
}

open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  public let username: String
  public let service: String
  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
  }
  open class func localizedString(forKey key: String) -> String { key }
  open class func localizedString(forService service: String) -> String { service }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"
