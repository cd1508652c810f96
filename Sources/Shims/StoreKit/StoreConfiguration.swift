import Foundation

/// The products of the StoreKit configuration files in the bundle of the app, as Xcode's previews
/// have them.
struct StoreConfiguration {
  /// The products in the order of the files, which is that of their names.
  let products: [Product]

  static let current = StoreConfiguration(
    files: (Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? [])
      .map { $0 as URL }.sorted { $0.lastPathComponent < $1.lastPathComponent })

  /// Reads files; one that is not understood has no products.
  init(files: [URL]) {
    products = files.flatMap { url -> [Product] in
      guard let data = try? Data(contentsOf: url),
        let file = try? JSONDecoder().decode(File.self, from: data)
      else { return [] }
      return file.storeProducts
    }
  }

  private struct File: Decodable {
    var products: [Item]?
    var nonRenewingSubscriptions: [Item]?
    var subscriptionGroups: [Group]?
    var settings: Settings?

    struct Settings: Decodable {
      var _locale: String?
      var _storefront: String?
    }

    struct Localization: Decodable {
      var displayName: String?
      var description: String?
      var locale: String?
    }

    struct Group: Decodable {
      var id: String
      var name: String?
      var subscriptions: [Item]?
    }

    struct Offer: Decodable {
      var displayPrice: String?
      var internalID: String?
      var numberOfPeriods: Int?
      var offerID: String?
      var paymentMode: String?
      var subscriptionPeriod: String?
    }

    struct Item: Decodable {
      var productID: String
      var type: String
      var displayPrice: String?
      var familyShareable: Bool?
      var referenceName: String?
      var localizations: [Localization]?
      var recurringSubscriptionPeriod: String?
      var groupNumber: Int?
      var introductoryOffer: Offer?
      var adHocOffers: [Offer]?
    }

    var storeProducts: [Product] {
      let single = ((products ?? []) + (nonRenewingSubscriptions ?? [])).map { product($0) }
      let subscriptions = (subscriptionGroups ?? []).flatMap { group in
        (group.subscriptions ?? []).map { product($0, in: group) }
      }
      return single + subscriptions
    }

    private func product(_ item: Item, in group: Group? = nil) -> Product {
      let texts =
        item.localizations?.first { $0.locale == settings?._locale } ?? item.localizations?.first
      return Product(
        id: item.productID,
        type: group == nil ? .init(rawValue: item.type) : .autoRenewable,
        displayName: texts?.displayName ?? item.referenceName ?? "",
        description: texts?.description ?? "", price: price(item.displayPrice),
        displayPrice: displayPrice(item.displayPrice),
        isFamilyShareable: item.familyShareable ?? false,
        subscription: group.map { group in
          Product.SubscriptionInfo(
            introductoryOffer: item.introductoryOffer.map { offer($0, .introductory) },
            promotionalOffers: (item.adHocOffers ?? []).map { offer($0, .promotional) },
            subscriptionGroupID: group.id,
            subscriptionPeriod: period(item.recurringSubscriptionPeriod),
            groupLevel: item.groupNumber ?? 1, groupDisplayName: group.name ?? "")
        },
        jsonRepresentation: Data(), currency: currency)
    }

    private func offer(
      _ offer: Offer, _ type: Product.SubscriptionOffer.OfferType
    ) -> Product.SubscriptionOffer {
      let isFree = offer.paymentMode == "free"
      let price = isFree ? "0" : offer.displayPrice
      return Product.SubscriptionOffer(
        id: type == .introductory ? nil : offer.offerID, type: type, price: self.price(price),
        displayPrice: displayPrice(price), period: period(offer.subscriptionPeriod),
        periodCount: offer.numberOfPeriods ?? 1,
        paymentMode: isFree
          ? .freeTrial : offer.paymentMode == "payUpFront" ? .payUpFront : .payAsYouGo)
    }

    private func price(_ text: String?) -> Decimal {
      text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0
    }

    private func displayPrice(_ text: String?) -> String {
      price(text).formatted(
        .currency(code: currency).locale(Locale(identifier: settings?._locale ?? "en_US")))
    }

    /// The currency of the storefront.
    private var currency: String {
      switch settings?._storefront {
      case "AUT", "BEL", "DEU", "ESP", "FIN", "FRA", "GRC", "IRL", "ITA", "NLD", "PRT": "EUR"
      case "AUS": "AUD"
      case "BRA": "BRL"
      case "CAN": "CAD"
      case "CHE": "CHF"
      case "CHN": "CNY"
      case "DNK": "DKK"
      case "GBR": "GBP"
      case "HKG": "HKD"
      case "IND": "INR"
      case "JPN": "JPY"
      case "KOR": "KRW"
      case "MEX": "MXN"
      case "NOR": "NOK"
      case "POL": "PLN"
      case "RUS": "RUB"
      case "SWE": "SEK"
      case "TUR": "TRY"
      case "TWN": "TWD"
      case "VNM": "VND"
      default: "USD"
      }
    }

    /// Returns a period of ISO 8601, such as `P1M`; a week is seven days.
    private func period(_ text: String?) -> Product.SubscriptionPeriod {
      guard let match = text?.wholeMatch(of: #/P(\d{1,3})([DWMY])/#), let count = Int(match.1)
      else { return .monthly }
      return switch match.2 {
      case "D" where count % 7 == 0: .init(unit: .week, value: count / 7)
      case "D": .init(unit: .day, value: count)
      case "W": .init(unit: .week, value: count)
      case "M": .init(unit: .month, value: count)
      default: .init(unit: .year, value: count)
      }
    }
  }
}
