import Observation

/// The products on sale and the customer's favorites among them.
@MainActor
@Observable
final class Catalog {
  let products: [Product]
  var favorites: Set<Product.ID>

  init(products: [Product], favorites: Set<Product.ID> = []) {
    self.products = products
    self.favorites = favorites
  }

  func products(of kind: Product.Kind?, onlyAvailable: Bool, matching query: String) -> [Product] {
    products.filter { product in
      (kind == nil || product.kind == kind)
        && (!onlyAvailable || !product.isSoldOut)
        && (query.isEmpty || product.name.localizedStandardContains(query))
    }
  }

  func toggleFavorite(_ product: Product) {
    if favorites.remove(product.id) == nil {
      favorites.insert(product.id)
    }
  }
}
