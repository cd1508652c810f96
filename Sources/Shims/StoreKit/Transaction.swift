// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SwiftUI

/// The purchases of the user: none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?
  public let signedDate: Date
  public let price: Decimal?
  public let currencyCode: String?
  public let webOrderLineItemID: String?
  public let jsonRepresentation: Data
  public var environment: AppStore.Environment { .xcode }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var offer: Offer? { nil }
  public var offerType: OfferType? { nil }
  public var offerID: String? { nil }
  public var offerPaymentModeStringRepresentation: String? { nil }
  public var reason: Reason { .purchase }
  public var reasonStringRepresentation: String { reason.rawValue }
  public var storefront: Storefront { Storefront(id: "143441", countryCode: "USA") }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID() }
  public var appTransactionID: String { "" }
  public var revocationPercentage: Double? { nil }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }
  public struct Offer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
  }
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

  public typealias Transactions = StoreSequence<VerificationResult<Transaction>>
  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func all(for productID: String) -> Transactions { Transactions() }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  public func finish() async {}
  @MainActor
  public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
}

extension Transaction: CustomDebugStringConvertible {
  public var debugDescription: String { "\(productID) \(id)" }
}

extension StoreKitError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .userCancelled: "The user cancelled the request."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    default: "The request cannot be completed."
    }
  }
}
extension Transaction.RefundRequestError: LocalizedError {
  public var errorDescription: String? { "The refund cannot be requested." }
}

/// A request of the user to buy a product, from the App Store; there are none.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  public let id: String
  public let product: Product
  public var offer: Product.SubscriptionOffer? { nil }
  public static var intents: StoreSequence<PurchaseIntent> { StoreSequence() }
}

/// The link to purchases outside the App Store, which is not opened.
public enum ExternalPurchase {
  public enum NoticeResult: Hashable, Sendable { case continued, cancelled }
  public static var canPresent: Bool { get async { false } }
  @discardableResult
  public static func presentNoticeSheet() async throws -> NoticeResult { .cancelled }
}
public enum ExternalPurchaseLink {
  public static var canOpen: Bool { get async { false } }
  public static func open() async throws { throw StoreKitError.notEntitled }
  public static func open(url: URL) async throws { throw StoreKitError.notEntitled }
}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

/// The country of the store.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public var currency: Locale.Currency? { Locale.Currency("USD") }
  public static var current: Storefront? {
    get async { Storefront(id: "143441", countryCode: "USA") }
  }
  public static var updates: StoreSequence<Storefront> { StoreSequence() }
}

/// The purchase of the app.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment
  /// There is none.
  public var appID: UInt64? { nil }
  public var appVersionID: UInt64? { nil }
  public var appTransactionID: String { "" }
  public var originalPlatform: AppStore.Platform { .iOS }
  public var preorderDate: Date? { nil }
  public var signedDate: Date { .distantPast }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID() }
  public var jsonRepresentation: Data { Data() }
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notEntitled }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notEntitled
  }
}

extension AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {}
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  public nonisolated static var deviceVerificationID: UUID? { nil }
}
