import SwiftUI

struct CheckoutView: View {
  @Environment(Cart.self) private var cart
  @Environment(\.dismiss) private var dismiss
  @State private var name = "Camille Laurent"
  @State private var street = ""
  @State private var delivery = Delivery.standard
  @State private var arrival: Date
  @State private var isGift = false
  @State private var note = ""

  private let firstDay: Date

  init(today: Date = .now) {
    firstDay = today.addingTimeInterval(2 * 86_400)
    _arrival = State(initialValue: firstDay)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Address") {
          TextField("Name", text: $name).textContentType(.name)
          TextField("Street", text: $street)
        }
        Section("Delivery") {
          Picker("Method", selection: $delivery) {
            ForEach(Delivery.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          DatePicker("Arrives", selection: $arrival, in: firstDay..., displayedComponents: .date)
          Toggle("Gift wrap", systemImage: "gift", isOn: $isGift.animation())
          if isGift {
            TextField("Message", text: $note, axis: .vertical).lineLimit(2...4)
          }
        }
        Section {
          LabeledContent("Subtotal", value: cart.subtotal, format: .euro)
          LabeledContent("Delivery", value: delivery.fee, format: .euro)
          LabeledContent("Total") {
            Text(cart.subtotal - cart.discount + delivery.fee, format: .euro).bold()
          }
        } header: {
          Text("Summary")
        } footer: {
          Text("All prices include VAT.")
        }
        Button("Place Order", action: order)
          .buttonStyle(.primary)
          .disabled(street.isEmpty)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }

  private func order() {
    cart.lines.removeAll()
    dismiss()
  }
}

#Preview("Checkout") {
  CheckoutView(today: SampleData.today)
    .environment(SampleData.cart())
}

#Preview("Checkout, French") {
  CheckoutView(today: SampleData.today)
    .environment(SampleData.cart())
    .environment(\.locale, Locale(identifier: "fr"))
}
