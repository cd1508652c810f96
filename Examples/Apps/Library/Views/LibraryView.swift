import SwiftUI

struct LibraryView: View {
  @State private var shelf: Shelf?
  @State private var selection: Book.ID?
  @State private var columns = NavigationSplitViewVisibility.all

  init(shelf: Shelf? = nil, selection: Book.ID? = nil) {
    _shelf = State(initialValue: shelf)
    _selection = State(initialValue: selection)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      ShelfSidebar(shelf: $shelf)
        .navigationSplitViewColumnWidth(min: 200, ideal: 240)
    } content: {
      ShelfContent(shelf: shelf, selection: $selection)
    } detail: {
      if let selection {
        BookDetail(id: selection)
      } else {
        ContentUnavailableView("No Book Selected", systemImage: "book")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

private struct ShelfSidebar: View {
  @Environment(Library.self) private var library
  @Binding var shelf: Shelf?

  var body: some View {
    List(selection: $shelf) {
      Section("Shelves") {
        ForEach(Shelf.allCases) { shelf in
          NavigationLink(value: shelf) {
            Label(shelf.title, systemImage: shelf.symbol)
          }
          .badge(library.count(on: shelf))
        }
      }
      Section("Borrowed") {
        ForEach(library.books.filter { $0.loan != nil }) { book in
          LabeledContent(book.title, value: book.loan?.borrower ?? "")
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Library")
  }
}

struct LibraryView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LibraryView()
        .previewDisplayName("iPhone")
      LibraryView(shelf: .novels, selection: 1)
        .previewDevice("iPad Pro 11-inch (M4)")
        .previewInterfaceOrientation(.landscapeLeft)
        .previewDisplayName("iPad, landscape")
      LibraryView(shelf: .science)
        .previewDevice("iPhone SE (3rd generation)")
        .preferredColorScheme(.dark)
        .previewDisplayName("iPhone SE, dark")
    }
    .environment(Library.sample)
  }
}
