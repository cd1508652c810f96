import Foundation
import Observation

@MainActor
@Observable
final class Cart {
  struct Line: Identifiable, Hashable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var total: Decimal { product.price * Decimal(quantity) }
  }

  var lines: [Line]
  var promoCode = ""

  init(lines: [Line] = []) {
    self.lines = lines
  }

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }

  /// The price reduction of a valid promo code, at most ten percent.
  var discount: Decimal {
    promoCode.uppercased() == "WELCOME10" ? subtotal / 10 : 0
  }

  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
  }

  func remove(atOffsets offsets: IndexSet) {
    lines.remove(atOffsets: offsets)
  }
}
