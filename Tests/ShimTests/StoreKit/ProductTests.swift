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
}
