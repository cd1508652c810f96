import SwiftUI

struct Product: Identifiable, Hashable, Sendable {
  enum Kind: String, CaseIterable, Identifiable, Sendable {
    case lighting, kitchen, textiles, storage

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .lighting: "Lighting"
      case .kitchen: "Kitchen"
      case .textiles: "Textiles"
      case .storage: "Storage"
      }
    }

    var symbol: String {
      switch self {
      case .lighting: "lamp.desk.fill"
      case .kitchen: "cup.and.saucer.fill"
      case .textiles: "tshirt.fill"
      case .storage: "shippingbox.fill"
      }
    }
  }

  let id: String
  let name: String
  let details: String
  let kind: Kind
  let symbol: String
  let price: Decimal
  var oldPrice: Decimal?
  let rating: Double
  let stock: Int
  let tint: Color

  var imageURL: URL? { URL(string: "https://images.example.com/products/\(id).jpg") }
  var pageURL: URL { URL(filePath: "/products/\(id)", relativeTo: Self.site) }
  var isSoldOut: Bool { stock == 0 }

  private static let site = URL(string: "https://shop.example.com")
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// An amount in the currency of the shop.
  static var euro: Self { .currency(code: "EUR") }
}
