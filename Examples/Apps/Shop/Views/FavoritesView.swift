import SwiftUI

struct FavoritesView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(Cart.self) private var cart

  var body: some View {
    NavigationStack {
      List(favorites) { product in
        HStack(spacing: 12) {
          ProductImage(product: product).frame(width: 56, height: 56)
          VStack(alignment: .leading) {
            Text(product.name).font(.headline)
            Text(product.price, format: .euro).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Add", systemImage: "cart.badge.plus") { cart.add(product) }
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
            .buttonBorderShape(.circle)
        }
        .swipeActions {
          Button("Remove", systemImage: "heart.slash", role: .destructive) {
            catalog.toggleFavorite(product)
          }
        }
      }
      .overlay {
        if favorites.isEmpty {
          ContentUnavailableView(
            "No Favorites", systemImage: "heart",
            description: Text("Tap the heart of a product to keep it here."))
        }
      }
      .navigationTitle("Favorites")
    }
  }

  private var favorites: [Product] {
    catalog.products.filter { catalog.favorites.contains($0.id) }
  }
}

#Preview("Favorites") {
  FavoritesView()
    .environment(SampleData.catalog())
    .environment(Cart())
}
