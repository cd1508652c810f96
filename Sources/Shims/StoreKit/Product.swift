// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The products of an app: those of the StoreKit configuration files in its bundle. No product is
// bought.

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "NonConsumable")
    public static let nonRenewable = ProductType(rawValue: "NonRenewingSubscription")
    public static let autoRenewable = ProductType(rawValue: "AutoRenewableSubscription")
    public var localizedDescription: String { rawValue }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data
  let currency: String
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: currency) }
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  /// Returns the products that configuration files in the bundle have.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    StoreConfiguration.current.products.filter { identifiers.contains($0.id) }
  }

  /// Returns the transactions of the product: none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token \(token)")
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "storefront") }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
    public static func promotionalOffer(
      _ offerID: String, compactJWS: String
    ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "offer \(offer.id ?? "")")
    }
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption(name: "introductory")
    }
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value.base64EncodedString())")
    }
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask \(simulate)")
    }
  }

  /// Buys nothing: the user cancels.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// Buys nothing: the user cancels.
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  @MainActor @discardableResult
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  public struct PromotionInfo: Identifiable, Hashable, Sendable {
    public enum Visibility: Hashable, Sendable { case appStoreConnectDefault, visible, hidden }
    public let productID: String
    public var visibility: Visibility
    public static var currentOrder: [PromotionInfo] { get async throws { [] } }
    public func update() async throws { throw StoreKitError.unsupported }
    public var id: String { productID }
  }
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
      case day, week, month, year
      public var debugDescription: String { localizedDescription }
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public struct FormatStyle: Foundation.FormatStyle {
        public init() {}
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    }
    public let unit: Unit
    public let value: Int
    /// A length of time such as "3 months".
    public struct FormatStyle: Foundation.FormatStyle {
      public init() {}
      public func format(_ value: SubscriptionPeriod) -> String {
        let name = value.unit.localizedDescription.lowercased()
        return "\(value.value) \(name)\(value.value == 1 ? "" : "s")"
      }
    }
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
      public var localizedDescription: String { rawValue }
    }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public var localizedDescription: String { rawValue }
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var winBackOffers: [SubscriptionOffer] { [] }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String
    public var status: [Status] {
      get async throws { [] }
    }
    public var isEligibleForIntroOffer: Bool {
      get async { introductoryOffer != nil }
    }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      StoreConfiguration.current.products.contains {
        $0.subscription?.subscriptionGroupID == groupID
          && $0.subscription?.introductoryOffer != nil
      }
    }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      public var localizedDescription: String { "\(rawValue)" }
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let gracePeriodExpirationDate: Date?
      public let renewalDate: Date?
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
        public var localizedDescription: String { "\(rawValue)" }
      }
      public enum PriceIncreaseStatus: Hashable, Sendable {
        case noIncreasePending, pending, agreed
      }
      public var isInBillingRetry: Bool { false }
      public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
      public var offer: Transaction.Offer? { nil }
      public var offerType: Transaction.OfferType? { nil }
      public var offerID: String? { nil }
      public var eligibleWinBackOfferIDs: [String] { [] }
      public var renewalPrice: Decimal? { nil }
      public var currency: Locale.Currency? { nil }
      public var environment: AppStore.Environment { .xcode }
      public var environmentStringRepresentation: String { environment.rawValue }
      public var recentSubscriptionStartDate: Date { .distantPast }
      public var appAccountToken: UUID? { nil }
      public var appTransactionID: String { "" }
      public var signedDate: Date { .distantPast }
      public var deviceVerification: Data { Data() }
      public var deviceVerificationNonce: UUID { UUID() }
      public var jsonRepresentation: Data { Data() }
    }
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: StoreSequence<Status> { StoreSequence() }
      public static var all: StoreSequence<(groupID: String, statuses: [Status])> {
        StoreSequence()
      }
    }
  }

  public typealias SubscriptionStatus = SubscriptionInfo.Status
  public typealias RenewalState = SubscriptionInfo.RenewalState
  public typealias RenewalInfo = SubscriptionInfo.RenewalInfo
}

public typealias SubscriptionStatus = Product.SubscriptionInfo.Status

/// The messages of the store: none, so the sequence ends at once.
public struct StoreSequence<Element>: AsyncSequence {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension StoreSequence: Sendable {}

/// A value with the result of checking its signature.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signedData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedDate: Date { .distantPast }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID() }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: CustomDebugStringConvertible {
  public var debugDescription: String { "\(unsafePayloadValue)" }
}
extension VerificationResult.VerificationError: LocalizedError {
  public var errorDescription: String? { "The signature of the App Store is not valid." }
}
extension Product.PurchaseError: LocalizedError {
  public var errorDescription: String? { "The product cannot be bought." }
}
extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  public var debugDescription: String { "\(value) \(unit.localizedDescription)" }
}
