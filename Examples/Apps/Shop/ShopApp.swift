import SwiftUI

@main
struct ShopApp: App {
  @State private var cart = Cart()
  @State private var catalog = Catalog(products: SampleData.products)

  var body: some Scene {
    WindowGroup {
      ShopTabs()
        .environment(cart)
        .environment(catalog)
    }
  }
}
