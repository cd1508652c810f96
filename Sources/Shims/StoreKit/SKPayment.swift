// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The older names of the store, which has no products.

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKProduct: NSObject, @unchecked Sendable {
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var contentVersion: String { "" }

  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 1 }
  open var unit: SKProduct.PeriodUnit { .month }
}
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 1 }
  open var paymentMode: PaymentMode { .payAsYouGo }
}

open class SKPayment: NSObject, @unchecked Sendable {
  open private(set) var productIdentifier = ""
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  public override init() { super.init() }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  open var requestData: Data? { nil }
  open var paymentDiscount: SKPaymentDiscount? { nil }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private var count = 1
  private var user: String?
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open var simulatesAskToBuyInSandbox = false
  private var discount: SKPaymentDiscount?
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "USA" }
  open var identifier: String { "143441" }
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment() }
  open var error: (any Error)? { SKError(.paymentCancelled) }
  open var transactionReceipt: Data? { nil }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
extension SKPaymentTransactionObserver {
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The payments of the app, which are not made.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [Observer] = []
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var storefront: SKStorefront? { SKStorefront() }
  open var transactions: [SKPaymentTransaction] { [] }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers.compactMap(\.object) }
  }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Tells the observers that all is restored: the user has bought nothing.
  open func restoreCompletedTransactions() {
    for observer in transactionObservers {
      observer.paymentQueueRestoreCompletedTransactionsFinished(self)
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
}

open class SKRequest: NSObject, @unchecked Sendable {
  private weak var observer: (any SKRequestDelegate)?
  open var delegate: (any SKRequestDelegate)? {
    get { observer }
    set { observer = newValue }
  }
  open func start() {}
  open func cancel() {}
}
/// A request for a new receipt, which the user cancels.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  open var receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
  open override func start() {
    delegate?.request(self, didFailWithError: SKError(.paymentCancelled))
  }
}
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct] = []
  public let invalidProductIdentifiers: [String]
  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// A request for products, which finds none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    let response = SKProductsResponse(invalid: identifiers.sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    delegate?.requestDidFinish(self)
  }
}
