// snap render ReadingList.swift --size 390x760 --scale 2
import SwiftUI

/// A list of books: sections, badges, an outline, a selected row, and rows that can be swiped.
struct ReadingList: View {
  @State private var selection: String? = "The Dispossessed"
  @State private var isShelfOpen = true
  @State private var shelf = ["Middlemarch", "The Leopard"]

  var body: some View {
    List(selection: $selection) {
      Section {
        Label("Inbox", systemImage: "envelope").badge(3)
        Label("Finished", systemImage: "checkmark.circle").listItemTint(.green)
        Label("Given away", systemImage: "heart").listItemTint(.orange)
      }
      Section {
        ForEach(Book.open) { book in
          BookRow(book: book).tag(book.title)
        }
        .swipeActions(edge: .leading) { Text("Finish") }
      } header: {
        Text("Reading")
      } footer: {
        Text("Swipe a book to the right when it is finished.")
      }
      Section("Later") {
        DisclosureGroup("Shelf", isExpanded: $isShelfOpen) {
          ForEach(shelf, id: \.self) { Text($0) }
            .onDelete { shelf.remove(atOffsets: $0) }
        }
        LabeledContent("Unsorted", value: "12 books")
      }
    }
  }
}

private struct Book: Identifiable {
  let title: String
  let author: String
  let progress: Double
  var id: String { title }

  static let open = [
    Book(title: "The Dispossessed", author: "Ursula K. Le Guin", progress: 0.7),
    Book(title: "Austerlitz", author: "W. G. Sebald", progress: 0.35),
  ]
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Circle()
        .trim(from: 0, to: book.progress)
        .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .background { Circle().stroke(.quaternary, lineWidth: 3) }
        .frame(width: 22, height: 22)
    }
  }
}

#Preview("Reading list") {
  ReadingList()
}
