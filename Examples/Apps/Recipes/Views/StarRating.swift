import SwiftUI

struct StarRating: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(star <= rating ? .yellow : .secondary)
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
  }
}

#Preview("Stars", traits: .sizeThatFitsLayout) {
  @Previewable @State var rating = 3
  StarRating(rating: $rating).padding()
}
