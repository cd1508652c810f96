import SwiftUI

struct Budget: View {
  let spent: Double

  var body: some View {
    Surface(tint: .green) {
      VStack(alignment: .leading) {
        Text("Spent")
        ProgressView(value: spent).tint(.green)
      }
    }
  }
}

#Preview("Half", traits: .sizeThatFitsLayout) { Budget(spent: 0.5) }
#Preview("All", traits: .sizeThatFitsLayout) { Budget(spent: 1) }
