import SwiftUI

struct ProductDetail: View {
  let product: Product
  @Environment(Cart.self) private var cart
  @State private var quantity = 1
  @State private var isAdded = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ProductImage(product: product).frame(height: 280)
        HStack(alignment: .firstTextBaseline) {
          Text(product.name).font(.title.bold())
          Spacer()
          Text(product.price, format: .euro).font(.title2).foregroundStyle(.tint)
        }
        Text(product.details).foregroundStyle(.secondary)
        GroupBox {
          Stepper(value: $quantity, in: 1...max(product.stock, 1)) {
            LabeledContent("Quantity", value: quantity, format: .number)
          }
          .disabled(product.isSoldOut)
          Divider()
          LabeledContent("Rating") {
            Text("\(product.rating, format: .number.precision(.fractionLength(1))) of 5")
          }
          Divider()
          LabeledContent("Availability") {
            Label(
              product.isSoldOut ? "Sold Out" : "In Stock",
              systemImage: product.isSoldOut ? "xmark.circle" : "checkmark.circle.fill"
            )
            .foregroundStyle(product.isSoldOut ? .red : .green)
          }
        }
      }
      .padding()
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ShareLink(item: product.pageURL, subject: Text(product.name))
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        cart.add(product, quantity: quantity)
        isAdded.toggle()
      } label: {
        Label("Add to Cart", systemImage: "cart.badge.plus")
      }
      .buttonStyle(.primary)
      .disabled(product.isSoldOut)
      .padding()
      .background(.bar)
      .sensoryFeedback(.success, trigger: isAdded)
    }
  }
}

#Preview("Product") {
  NavigationStack { ProductDetail(product: SampleData.products[2]) }
    .environment(Cart())
}

#Preview("Sold out") {
  NavigationStack { ProductDetail(product: SampleData.products[3]) }
    .environment(Cart())
}
