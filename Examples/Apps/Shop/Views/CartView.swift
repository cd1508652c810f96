import SwiftUI

struct CartView: View {
  @Environment(Cart.self) private var cart
  @State private var isEnteringCode: Bool
  @State private var isCheckingOut = false
  @State private var code = ""

  init(isEnteringCode: Bool = false) {
    _isEnteringCode = State(initialValue: isEnteringCode)
  }

  var body: some View {
    @Bindable var cart = cart
    NavigationStack {
      List {
        Section {
          ForEach($cart.lines) { $line in
            CartRow(line: $line)
          }
          .onDelete(perform: cart.remove)
        }
        if !cart.lines.isEmpty {
          Section {
            LabeledContent("Subtotal", value: cart.subtotal, format: .euro)
            if cart.discount > 0 {
              LabeledContent("Discount", value: -cart.discount, format: .euro)
                .foregroundStyle(.green)
            }
            Button("Enter Promo Code", systemImage: "ticket") { isEnteringCode = true }
          } footer: {
            Text("\(cart.count) items in your cart")
          }
        }
      }
      .overlay { if cart.lines.isEmpty { emptyState } }
      .safeAreaInset(edge: .bottom) {
        if !cart.lines.isEmpty {
          Button("Check Out") { isCheckingOut = true }
            .buttonStyle(.primary)
            .padding(.horizontal)
            .padding(.bottom, 8)
        }
      }
      .navigationTitle("Cart")
      .toolbar { EditButton().disabled(cart.lines.isEmpty) }
      .alert("Promo Code", isPresented: $isEnteringCode) {
        TextField("Code", text: $code)
          .textInputAutocapitalization(.characters)
        Button("Cancel", role: .cancel) {}
        Button("Apply") { cart.promoCode = code }
      } message: {
        Text("The code is printed on your welcome card.")
      }
      .sheet(isPresented: $isCheckingOut) { CheckoutView() }
    }
  }

  private var emptyState: some View {
    ContentUnavailableView {
      Label("Your Cart Is Empty", systemImage: "cart")
    } description: {
      Text("Products that you add appear here.")
    }
  }
}

private struct CartRow: View {
  @Binding var line: Cart.Line

  var body: some View {
    HStack(spacing: 12) {
      ProductImage(product: line.product).frame(width: 64, height: 64)
      VStack(alignment: .leading) {
        Text(line.product.name).font(.headline)
        Stepper(value: $line.quantity, in: 1...99) {
          Text("\(line.quantity) × \(line.product.price, format: .euro)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
    .badge(Text(line.total, format: .euro).monospacedDigit())
  }
}

#Preview("Cart") {
  CartView().environment(SampleData.cart())
}

#Preview("Promo code") {
  CartView(isEnteringCode: true).environment(SampleData.cart())
}

#Preview("Empty cart") {
  CartView().environment(Cart())
}
