import SwiftUI

struct ProductCell: View {
  let product: Product
  @Environment(Catalog.self) private var catalog

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ProductImage(product: product)
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .topTrailing) { favoriteButton }
        .overlay(alignment: .bottomLeading) { flag }
      Text(product.name).font(.headline).lineLimit(1)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(product.price, format: .euro).foregroundStyle(.tint)
        if let oldPrice = product.oldPrice {
          Text(oldPrice, format: .euro).font(.caption).strikethrough().foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Label {
          Text(product.rating, format: .number)
        } icon: {
          Image(systemName: "star.fill")
        }
        .labelStyle(.trailingIcon)
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
    }
    .opacity(product.isSoldOut ? 0.6 : 1)
    .contextMenu {
      Button("Favorite", systemImage: "heart") { catalog.toggleFavorite(product) }
      ShareLink(item: product.pageURL)
    }
  }

  private var favoriteButton: some View {
    let isFavorite = catalog.favorites.contains(product.id)
    return Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
      catalog.toggleFavorite(product)
    }
    .labelStyle(.iconOnly)
    .foregroundStyle(isFavorite ? .pink : .secondary)
    .padding(8)
    .background(.thinMaterial, in: .circle)
    .padding(8)
    .symbolEffect(.bounce, value: isFavorite)
  }

  @ViewBuilder private var flag: some View {
    if product.isSoldOut {
      badge("Sold Out", color: .gray)
    } else if product.oldPrice != nil {
      badge("Sale", color: .red)
    } else if product.stock < 5 {
      badge("\(product.stock) left", color: .orange)
    }
  }

  private func badge(_ title: LocalizedStringKey, color: Color) -> some View {
    Text(title)
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color, in: .capsule)
      .padding(8)
  }
}

/// The photo of a product, or its symbol while the photo is missing.
struct ProductImage: View {
  let product: Product

  var body: some View {
    AsyncImage(url: product.imageURL, transaction: Transaction(animation: .easeIn)) { phase in
      if let image = phase.image {
        image.resizable().scaledToFill()
      } else {
        Image(systemName: product.symbol)
          .resizable()
          .scaledToFit()
          .frame(maxWidth: 64)
          .foregroundStyle(product.tint.gradient)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .background(.shelf)
    .clipShape(.rect(cornerRadius: 16, style: .continuous))
    .accessibilityHidden(true)
  }
}

#Preview("Cells", traits: .fixedLayout(width: 360, height: 240)) {
  HStack(alignment: .top, spacing: 16) {
    ProductCell(product: SampleData.products[0])
    ProductCell(product: SampleData.products[3])
  }
  .padding()
  .environment(SampleData.catalog())
}
