import SwiftUI

struct ProductGrid: View {
  @Environment(Catalog.self) private var catalog
  @State private var kind: Product.Kind?
  @State private var onlyAvailable = false
  @State private var query = ""
  @Namespace private var namespace

  private let columns = [GridItem(.adaptive(minimum: 150, maximum: 220), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        filters
        LazyVGrid(columns: columns, spacing: 20) {
          ForEach(products) { product in
            NavigationLink(value: product) { ProductCell(product: product) }
              .buttonStyle(.plain)
              .matchedTransitionSource(id: product.id, in: namespace)
          }
        }
        .padding(.horizontal)
      }
      .overlay {
        if products.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Home Goods")
      .navigationDestination(for: Product.self) { product in
        ProductDetail(product: product)
          .navigationTransition(.zoom(sourceID: product.id, in: namespace))
      }
      .searchable(text: $query, prompt: "Search products")
      .toolbar {
        Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
          Toggle("Only in stock", systemImage: "shippingbox", isOn: $onlyAvailable)
        }
      }
    }
  }

  private var products: [Product] {
    catalog.products(of: kind, onlyAvailable: onlyAvailable, matching: query)
  }

  private var filters: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(Product.Kind.allCases) { item in
          Toggle(item.title, systemImage: item.symbol, isOn: isSelected(item))
        }
      }
      .toggleStyle(.filter)
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
    .scrollIndicators(.hidden)
  }

  private func isSelected(_ item: Product.Kind) -> Binding<Bool> {
    Binding {
      kind == item
    } set: { isOn in
      kind = isOn ? item : nil
    }
  }
}

#Preview("Grid, landscape", traits: .landscapeRight) {
  ProductGrid().environment(SampleData.catalog())
}
