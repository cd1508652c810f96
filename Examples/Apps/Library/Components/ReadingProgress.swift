import SwiftUI

/// A bar with the share of the pages that are read, and a mark at each quarter.
struct ReadingProgress: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule()
            .fill(Color.accentColor)
            .frame(width: max(proxy.size.width * book.progress, proxy.size.height))
            .opacity(book.progress > 0 ? 1 : 0)
          ForEach(1..<4) { quarter in
            Circle()
              .fill(.background)
              .frame(width: 3, height: 3)
              .position(
                x: proxy.size.width * Double(quarter) / 4, y: proxy.size.height / 2)
          }
        }
      }
      .frame(height: 10)
      Text(label)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }

  private var label: LocalizedStringKey {
    switch book.progress {
    case 0: "Not started"
    case 1: "Finished"
    default: "Page \(book.pagesRead) of \(book.pages)"
    }
  }
}

#Preview("Progress", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    ForEach(Library.sample.books.prefix(4)) { ReadingProgress(book: $0) }
  }
  .padding()
  .frame(width: 300)
}
