// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The older names of the store, which has no products.

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var paymentCancelled: Code { .paymentCancelled }
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
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment() }
  open var error: (any Error)? { SKError(.paymentCancelled) }
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
}
extension SKPaymentTransactionObserver {
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
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func presentCodeRedemptionSheet() {}
}

open class SKRequest: NSObject, @unchecked Sendable {
  open func start() {}
  open func cancel() {}
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

/// A search for products, which finds none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}
