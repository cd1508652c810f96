// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Contacts
@_exported import SwiftUI
@_exported import UIKit

// A device without cards and passes: no payment can be made.

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let visa = PKPaymentNetwork("Visa")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let amex = PKPaymentNetwork("AmEx")
  public static let discover = PKPaymentNetwork("Discover")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let interac = PKPaymentNetwork("Interac")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  public static let tmoney = PKPaymentNetwork("Tmoney")
  public static let waon = PKPaymentNetwork("Waon")
  public static let vPay = PKPaymentNetwork("VPay")
  public static let suica = PKPaymentNetwork("Suica")
  public static let quicPay = PKPaymentNetwork("QuicPay")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let postFinance = PKPaymentNetwork("PostFinance")
  public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
  public static let nanaco = PKPaymentNetwork("Nanaco")
  public static let mir = PKPaymentNetwork("Mir")
  public static let mada = PKPaymentNetwork("Mada")
  public static let idCredit = PKPaymentNetwork("IdCredit")
  public static let girocard = PKPaymentNetwork("Girocard")
  public static let elo = PKPaymentNetwork("Elo")
  public static let electron = PKPaymentNetwork("Electron")
  public static let eftpos = PKPaymentNetwork("Eftpos")
  public static let dankort = PKPaymentNetwork("Dankort")
  public static let bancontact = PKPaymentNetwork("Bancontact")
  public static let bancomat = PKPaymentNetwork("Bancomat")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public static let capability3DS = threeDSecure
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
  public static let capabilityEMV = emv
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = PKContactField(rawValue: "name")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let postalAddress = PKContactField(rawValue: "post")
}

open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var emailAddress: String?
  open var postalAddress: CNPostalAddress?
  open var phoneNumber: CNPhoneNumber?
  open var supplementarySubLocality: String?
}

open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var applicationData: Data?
  open var shippingType = PKShippingType.shipping
  open var supportedCountries: Set<String>?
  open var supportsCouponCode = false
  open var couponCode: String?
  open var requiresPayLaterMode = false
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  open var automaticReloadPaymentRequest: AnyObject?
  open var merchantCategoryCode: Int?
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error { error(.billingContactInvalidError, localizedDescription) }
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { error(.shippingAddressUnserviceableError, localizedDescription) }
  open class func paymentCouponCodeInvalidError(
    localizedDescription: String?
  ) -> any Error { error(.couponCodeInvalidError, localizedDescription) }
  private class func error(_ code: PKPaymentError.Code, _ text: String?) -> any Error {
    PKPaymentError(code, userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
  public override init() { super.init() }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}
open class PKPayment: NSObject, @unchecked Sendable {
  public let token = PKPaymentToken()
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}

@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {}
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// The sheet of a payment; none can be made.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController, SystemScreen {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { nil }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}

@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {}
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Reports that no sheet is shown.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func present() async -> Bool { false }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public enum PKPassType: UInt, Sendable { case barcode, secureElement }
open class PKPass: NSObject, @unchecked Sendable {
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var organizationName: String { "" }
  open var passURL: URL? { nil }
  open var webServiceURL: URL? { nil }
  open var authenticationToken: String? { nil }
  open var relevantDate: Date? { nil }
  open var deviceName: String { "" }
  open var icon: UIImage { UIImage() }
  open var passType: PKPassType { .barcode }
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
  /// Fails, since passes are not read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}
open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func removePass(_ pass: PKPass) {}
  open func replacePass(with pass: PKPass) -> Bool { false }
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    completion?(.didCancelAddPasses)
  }
  open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    .didCancelAddPasses
  }
  open func openPaymentSetup() {}
  open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
  open class func isPaymentPassActivationAvailable() -> Bool { false }
}
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// A question whether to add passes; there are none, so its initializers return nil.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController, SystemScreen {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { false }
  public init?(pass: PKPass) { return nil }
  public init?(passes: [PKPass]) { return nil }
  public required init?(coder: NSCoder) { nil }
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKShippingContactEditingMode: UInt, Sendable { case available = 1, storePickup }
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses, shouldReviewPasses, didCancelAddPasses
}
public enum PKPaymentMethodType: UInt, Sendable {
  case unknown, debit, credit, prepaid, store, eMoney
}
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var deferredDate = Date.distantFuture
}
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var regularBilling: PKRecurringPaymentSummaryItem
  open var trialBilling: PKRecurringPaymentSummaryItem?
  open var billingAgreement: String?
  open var managementURL: URL
  open var tokenNotificationURL: URL?
  public init(
    paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL
  ) {
    (self.paymentDescription, self.regularBilling) = (paymentDescription, regularBilling)
    self.managementURL = managementURL
  }
}
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
  }
}
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
}
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
}
