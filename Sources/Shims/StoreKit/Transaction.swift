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
}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

/// The country of the store.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
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
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  public nonisolated static var deviceVerificationID: UUID? { nil }
}
