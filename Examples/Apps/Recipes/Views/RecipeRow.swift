import SwiftUI

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: recipe.category.symbol)
        .font(.title3)
        .foregroundStyle(recipe.category.tint)
        .frame(width: 44, height: 44)
        .background(.crust, in: .rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text(recipe.title).font(.headline)
          if recipe.isFavorite {
            Image(systemName: "heart.fill").font(.caption).foregroundStyle(.pink)
              .accessibilityLabel("Favorite")
          }
        }
        Text(recipe.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        Label("\(recipe.minutes) min", systemImage: "clock")
          .font(.caption).foregroundStyle(.tertiary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}
