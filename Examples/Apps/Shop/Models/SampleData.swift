import Foundation

enum SampleData {
  static let products = [
    Product(
      id: "arc-lamp", name: "Arc Lamp", details: "A dimmable desk lamp of brushed steel.",
      kind: .lighting, symbol: "lamp.desk.fill", price: 89, oldPrice: 119, rating: 4.6, stock: 12,
      tint: .orange),
    Product(
      id: "lantern", name: "Garden Lantern", details: "A solar lantern for twelve hours of light.",
      kind: .lighting, symbol: "light.beacon.max.fill", price: 34.5, rating: 4.1, stock: 40,
      tint: .yellow),
    Product(
      id: "mug", name: "Stoneware Mug", details: "Thrown by hand, glazed in two colors.",
      kind: .kitchen, symbol: "mug.fill", price: 16, rating: 4.9, stock: 3, tint: .teal),
    Product(
      id: "pan", name: "Cast-Iron Pan", details: "Seasoned with flaxseed oil, 26 cm wide.",
      kind: .kitchen, symbol: "frying.pan.fill", price: 54, rating: 4.7, stock: 0, tint: .gray),
    Product(
      id: "bag", name: "Linen Tote", details: "Washed linen with an inner pocket.",
      kind: .textiles, symbol: "bag.fill", price: 28, oldPrice: 35, rating: 4.3, stock: 21,
      tint: .brown),
    Product(
      id: "chest", name: "Cedar Chest", details: "Keeps moths away from your woolens.",
      kind: .storage, symbol: "cabinet.fill", price: 240, rating: 4.8, stock: 2, tint: .indigo),
  ]

  /// 3 March 2025, 09:00 UTC.
  static let today = Date(timeIntervalSince1970: 1_740_992_400)

  @MainActor
  static func catalog() -> Catalog {
    Catalog(products: products, favorites: ["mug", "chest"])
  }

  @MainActor
  static func cart() -> Cart {
    let cart = Cart()
    cart.add(products[0])
    cart.add(products[2], quantity: 4)
    cart.add(products[4])
    return cart
  }
}
