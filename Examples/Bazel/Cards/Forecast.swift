import SwiftUI

struct Forecast: View {
  let symbol: String
  let degrees: Int

  var body: some View {
    Surface(tint: .orange) {
      Label("\(degrees)°", systemImage: symbol).font(.title2)
    }
  }
}

#Preview("Sun", traits: .sizeThatFitsLayout) { Forecast(symbol: "sun.max.fill", degrees: 24) }
#Preview("Rain", traits: .sizeThatFitsLayout) { Forecast(symbol: "cloud.rain.fill", degrees: 11) }
