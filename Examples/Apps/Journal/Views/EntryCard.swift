import SwiftUI

struct EntryCard: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(entry.title).font(.system(.headline, design: .serif))
        Spacer()
        if entry.isBookmarked {
          Image(systemName: "bookmark.fill").foregroundColor(.accentColor)
        }
      }
      Text(Entry.styled(entry.summary))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(3)
      if !entry.photos.isEmpty { photos }
      HStack {
        Label(entry.mood.title, systemImage: entry.mood.symbol)
          .foregroundColor(entry.mood.color)
        Spacer()
        Text(entry.date, format: .dateTime.weekday().day().month())
          .foregroundStyle(.secondary)
      }
      .font(.caption)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(0.06), radius: 6, y: 2)
  }

  private var photos: some View {
    HStack(spacing: 4) {
      ForEach(entry.photos) { scene in
        Color.clear
          .frame(height: 90)
          .overlay {
            Image(uiImage: scene.image()).resizable().scaledToFill()
          }
          .clipped()
      }
    }
    .cornerRadius(8)
  }
}
