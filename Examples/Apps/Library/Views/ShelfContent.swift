import SwiftUI

/// The books of a shelf as a list, a grid or a table.
struct ShelfContent: View {
  let shelf: Shelf?
  @Binding var selection: Book.ID?
  @Environment(Library.self) private var library
  @AppStorage("presentation") private var storedPresentation = Presentation.list
  @State private var searchText: String
  private let fixedPresentation: Presentation?

  enum Presentation: String, CaseIterable, Identifiable {
    case list, grid, table

    var id: Self { self }

    var symbol: String {
      switch self {
      case .list: "list.bullet"
      case .grid: "square.grid.2x2"
      case .table: "tablecells"
      }
    }
  }

  init(
    shelf: Shelf?, selection: Binding<Book.ID?>, presentation: Presentation? = nil,
    searchText: String = ""
  ) {
    self.shelf = shelf
    _selection = selection
    fixedPresentation = presentation
    _searchText = State(initialValue: searchText)
  }

  var body: some View {
    @Bindable var library = library
    let books = library.books(on: shelf, matching: searchText)
    Group {
      switch fixedPresentation ?? storedPresentation {
      case .list: BookList(books: books, selection: $selection)
      case .grid: BookGrid(books: books, selection: $selection)
      case .table: BookTable(books: books, selection: $selection, order: $library.order)
      }
    }
    .overlay {
      if books.isEmpty {
        ContentUnavailableView.search(text: searchText)
      }
    }
    .searchable(text: $searchText)
    .navigationTitle(shelf?.title ?? "All Books")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Show As", selection: $storedPresentation) {
            ForEach(Presentation.allCases) { presentation in
              Label(presentation.rawValue.capitalized, systemImage: presentation.symbol)
            }
          }
          Divider()
          Menu("Sort By", systemImage: "arrow.up.arrow.down") {
            Button("Title") { library.order = [KeyPathComparator(\.title)] }
            Button("Author") { library.order = [KeyPathComparator(\.author)] }
            Button("Newest") { library.order = [KeyPathComparator(\.year, order: .reverse)] }
          }
        } label: {
          Label("Options", systemImage: "ellipsis.circle")
        }
      }
    }
  }
}

private struct BookList: View {
  let books: [Book]
  @Binding var selection: Book.ID?

  var body: some View {
    List(books, selection: $selection) { book in
      HStack(alignment: .top, spacing: 12) {
        BookCover(book: book).frame(width: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text(book.title).font(.headline)
          Text(book.author).font(.subheadline).foregroundStyle(.secondary)
          ReadingProgress(book: book)
        }
      }
      .padding(.vertical, 4)
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
    .listStyle(.plain)
  }
}

private struct BookGrid: View {
  let books: [Book]
  @Binding var selection: Book.ID?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 20)], spacing: 24) {
        ForEach(books) { book in
          Button {
            selection = book.id
          } label: {
            VStack(spacing: 8) {
              BookCover(book: book)
              Text(book.title).font(.caption).lineLimit(1)
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(books.count) books")
        .font(.footnote)
        .floatingPanel()
    }
  }
}

/// A table whose headers sort its rows.
private struct BookTable: View {
  let books: [Book]
  @Binding var selection: Book.ID?
  @Binding var order: [KeyPathComparator<Book>]

  var body: some View {
    ScrollView {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 12) {
        GridRow {
          header("Title", \.title)
          header("Author", \.author)
          header("Year", \.year).gridColumnAlignment(.trailing)
          header("Read", \.progress).gridColumnAlignment(.trailing)
        }
        Divider()
        ForEach(books) { book in
          GridRow {
            Text(book.title).fontWeight(book.id == selection ? .semibold : .regular)
            Text(book.author).foregroundStyle(.secondary)
            Text(book.year, format: .number.grouping(.never))
            Text(book.progress, format: .percent.precision(.fractionLength(0)))
          }
          .monospacedDigit()
          .onTapGesture { selection = book.id }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
      .padding()
    }
  }

  private func header(
    _ title: LocalizedStringKey, _ path: KeyPath<Book, some Comparable> & Sendable
  ) -> some View {
    Button {
      order = [KeyPathComparator(path)]
    } label: {
      HStack(spacing: 4) {
        Text(title)
        if order.first?.keyPath == path {
          Image(systemName: "chevron.up").imageScale(.small)
        }
      }
      .font(.subheadline.weight(.semibold))
    }
    .foregroundStyle(.secondary)
  }
}

#Preview("Grid") {
  NavigationStack {
    ShelfContent(shelf: nil, selection: .constant(nil), presentation: .grid)
  }
  .environment(Library.sample)
}

#Preview("List") {
  NavigationStack {
    ShelfContent(shelf: nil, selection: .constant(2), presentation: .list)
  }
  .environment(Library.sample)
}

#Preview("Table", traits: .fixedLayout(width: 834, height: 500)) {
  NavigationStack {
    ShelfContent(shelf: nil, selection: .constant(3), presentation: .table)
  }
  .environment(Library.sample)
  .environment(\.horizontalSizeClass, .regular)
}

#Preview("Nothing found") {
  NavigationStack {
    ShelfContent(shelf: .travel, selection: .constant(nil), searchText: "Dragons")
  }
  .environment(Library.sample)
}
