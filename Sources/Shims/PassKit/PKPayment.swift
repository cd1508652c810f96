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
  public override init() { super.init() }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}
open class PKPayment: NSObject, @unchecked Sendable {
  public let token = PKPaymentToken()
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
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
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
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
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
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
  /// Fails, since passes are not read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}
open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
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
