import SwiftUI

struct ShopTabs: View {
  @Environment(Cart.self) private var cart
  @State private var selection = Tabs.browse

  enum Tabs: Hashable {
    case browse, favorites, cart
  }

  var body: some View {
    TabView(selection: $selection) {
      Tab("Browse", systemImage: "square.grid.2x2", value: .browse) {
        ProductGrid()
      }
      Tab("Favorites", systemImage: "heart", value: .favorites) {
        FavoritesView()
      }
      Tab("Cart", systemImage: "cart", value: .cart) {
        CartView()
      }
      .badge(cart.count)
    }
  }
}

#Preview("Shop") {
  ShopTabs()
    .environment(SampleData.cart())
    .environment(SampleData.catalog())
}

#Preview("Shop, French") {
  ShopTabs()
    .environment(SampleData.cart())
    .environment(SampleData.catalog())
    .environment(\.locale, Locale(identifier: "fr"))
    .preferredColorScheme(.dark)
}
