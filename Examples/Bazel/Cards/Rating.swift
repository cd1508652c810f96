import SwiftUI

struct Rating: View {
  let stars: Int

  var body: some View {
    Surface(tint: .pink) {
      HStack(spacing: 2) {
        ForEach(1...5, id: \.self) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
      }
      .foregroundStyle(.pink)
    }
  }
}

#Preview("Two", traits: .sizeThatFitsLayout) { Rating(stars: 2) }
#Preview("Five", traits: .sizeThatFitsLayout) { Rating(stars: 5) }
