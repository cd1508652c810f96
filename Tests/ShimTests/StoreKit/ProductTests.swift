import StoreKit
import Testing

@MainActor struct ProductTests {
  @Test func theStoreHasNoProducts() async throws {
    #expect(try await Product.products(for: ["a", "b"]).isEmpty)
    for await result in Transaction.currentEntitlements { Issue.record("\(result)") }
    #expect(await Transaction.latest(for: "a") == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
  }

  @Test func aVerificationHasItsValue() throws {
    #expect(try VerificationResult.verified(3).payloadValue == 3)
    let forged = VerificationResult.unverified(4, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try forged.payloadValue
    }
    #expect(forged.unsafePayloadValue == 4)
  }

  @Test func productsOfOldNamesAreInvalid() {
    final class Reader: NSObject, SKProductsRequestDelegate {
      var missing: [String] = []
      func productsRequest(
        _ request: SKProductsRequest, didReceive response: SKProductsResponse
      ) {
        missing = response.invalidProductIdentifiers
      }
    }
    let reader = Reader()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = reader
    request.start()
    #expect(reader.missing == ["a", "b"])
  }

  @Test func aPaywallShowsItsMarketing() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 300)) {
      SubscriptionStoreView(groupID: "pro") { Color.red }
        .subscriptionStoreControlStyle(.prominentPicker)
        .storeButton(.visible, for: .restorePurchases)
    }
    let picture = try host.render()
    #expect(picture[50, 20].red > 200 && picture[50, 20].green < 100)
    #expect(picture[5, 290].red == picture[5, 290].green)
  }

  private final class Purchases: NSObject, SKPaymentTransactionObserver, SKRequestDelegate {
    var events: [String] = []
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {}
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      events.append("restored")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      events.append("\((error as? SKError)?.code == .paymentCancelled)")
    }
  }

  @Test func thereIsNothingToRestore() {
    let purchases = Purchases()
    SKPaymentQueue.default().add(purchases)
    SKPaymentQueue.default().restoreCompletedTransactions()
    SKPaymentQueue.default().remove(purchases)
    SKPaymentQueue.default().restoreCompletedTransactions()
    let refresh = SKReceiptRefreshRequest(receiptProperties: nil)
    refresh.delegate = purchases
    refresh.start()
    #expect(purchases.events == ["restored", "true"])
  }

  @Test func nothingIsOfferedOrIntended() async {
    for await intent in PurchaseIntent.intents { Issue.record("\(intent.id)") }
    #expect(await !ExternalPurchaseLink.canOpen)
    #expect(Product.SubscriptionPeriod.everySixMonths.debugDescription == "6 Month")
    let overlay = SKOverlay(
      configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
    #expect((overlay.configuration as? SKOverlay.AppConfiguration)?.appIdentifier == "1")
    var results: [Bool] = []
    SKStoreProductViewController().loadProduct(
      withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]
    ) { isLoaded, _ in results.append(isLoaded) }
    #expect(results == [false])
  }

  @Test func aPeriodIsALengthOfTime() {
    let style = Product.SubscriptionPeriod.FormatStyle()
    #expect(Product.SubscriptionPeriod.everyThreeMonths.formatted(style) == "3 months")
    #expect(Product.SubscriptionPeriod.yearly.formatted(style) == "1 year")
  }
}
