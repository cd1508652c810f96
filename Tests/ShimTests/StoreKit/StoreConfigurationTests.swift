import Foundation
import Testing

@testable import StoreKit

struct StoreConfigurationTests {
  private func products(_ text: String) throws -> [Product] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storekit")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return StoreConfiguration(files: [file]).products
  }

  @Test func productsAndSubscriptionsAreRead() throws {
    let products = try products(
      """
      {
        "products": [{
          "displayPrice": "1.99", "familyShareable": true, "productID": "tip",
          "referenceName": "Tip", "type": "Consumable",
          "localizations": [
            {"displayName": "Trinkgeld", "description": "Danke", "locale": "de"},
            {"displayName": "A Tip", "description": "Thank you", "locale": "en_US"}]
        }],
        "subscriptionGroups": [{
          "id": "G", "name": "Plus",
          "subscriptions": [{
            "displayPrice": "20", "productID": "year", "recurringSubscriptionPeriod": "P1Y",
            "referenceName": "Yearly", "type": "RecurringSubscription", "groupNumber": 2,
            "localizations": [],
            "introductoryOffer": {
              "paymentMode": "free", "subscriptionPeriod": "P7D", "numberOfPeriods": 1}
          }]
        }],
        "settings": {"_locale": "en_US", "_storefront": "USA"}
      }
      """)
    let tip = try #require(products.first)
    #expect(tip.id == "tip" && tip.type == .consumable && tip.isFamilyShareable)
    #expect(tip.displayName == "A Tip" && tip.description == "Thank you")
    #expect(tip.displayPrice == "$1.99" && tip.price == Decimal(string: "1.99"))
    let year = try #require(products.last)
    #expect(year.type == .autoRenewable && year.displayName == "Yearly")
    #expect(year.displayPrice == "$20.00")
    let plan = try #require(year.subscription)
    #expect(plan.subscriptionPeriod == .yearly && plan.groupLevel == 2)
    #expect(plan.subscriptionGroupID == "G" && plan.groupDisplayName == "Plus")
    let offer = try #require(plan.introductoryOffer)
    #expect(offer.paymentMode == .freeTrial && offer.price == 0 && offer.period == .weekly)
  }

  @Test func theStorefrontHasTheCurrency() throws {
    let products = try products(
      """
      {"products": [{"displayPrice": "5", "productID": "a", "type": "NonConsumable"}],
        "settings": {"_locale": "en_GB", "_storefront": "GBR"}}
      """)
    #expect(products.first?.displayPrice == "£5.00" && products.first?.type == .nonConsumable)
  }

  @Test(arguments: ["", "{", "[]"])
  func aFileThatIsNotUnderstoodHasNoProducts(text: String) throws {
    #expect(try products(text).isEmpty)
  }
}
