import SwiftUI

struct Prices: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Prices").font(.headline)
      HStack {
        Text("Delivery").frame(width: 120, alignment: .leading)
        Text("Free above 40 euros").fixedSize()
      }
    }
    .frame(width: 240)
    .border(.red)
  }
}
