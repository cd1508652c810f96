import SwiftUI

struct BookDetail: View {
  let id: Book.ID
  @Environment(Library.self) private var library
  @State private var showsNotes: Bool

  init(id: Book.ID, showsNotes: Bool = false) {
    self.id = id
    _showsNotes = State(initialValue: showsNotes)
  }

  var body: some View {
    if let book = library[id] {
      content(for: book)
        .navigationTitle(book.title)
        .compactTitle()
        .toolbar { tools(for: book) }
        .inspector(isPresented: $showsNotes) {
          NotesInspector(book: book)
            .presentationDetents([.medium, .large])
            .inspectorColumnWidth(min: 220, ideal: 280)
        }
    } else {
      ContentUnavailableView("Book Not Found", systemImage: "questionmark.folder")
    }
  }

  private func content(for book: Book) -> some View {
    ScrollView {
      VStack(spacing: 24) {
        BookCover(book: book)
          .frame(width: 180)
          .padding(.top)
        VStack(spacing: 4) {
          Text(book.title).font(.title.bold())
          Text(book.author).font(.title3).foregroundStyle(.secondary)
        }
        ReadingProgress(book: book)
        facts(of: book)
        if let loan = book.loan {
          Label {
            let due = loan.due.formatted(.dateTime.day().month().year())
            Text("\(loan.borrower) returns it by \(due).")
          } icon: {
            Image(systemName: "person.fill.questionmark")
          }
          .font(.callout)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(.loan, in: .rect(cornerRadius: 12))
        }
      }
      .padding()
      .frame(maxWidth: 560)
      .frame(maxWidth: .infinity)
    }
  }

  private func facts(of book: Book) -> some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        Text("Published").foregroundStyle(.secondary)
        Text(book.year, format: .number.grouping(.never))
      }
      Divider()
      GridRow {
        Text("Length").foregroundStyle(.secondary)
        Text("\(book.pages) pages")
      }
      Divider()
      GridRow {
        Text("Rating").foregroundStyle(.secondary)
        HStack(spacing: 2) {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= book.rating ? "star.fill" : "star")
              .foregroundStyle(star <= book.rating ? Color.yellow : .secondary)
          }
        }
        .gridColumnAlignment(.leading)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.fill.quinary, in: .rect(cornerRadius: 12))
  }

  @ToolbarContentBuilder
  private func tools(for book: Book) -> some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Button("Notes", systemImage: "sidebar.trailing") { showsNotes.toggle() }
      Menu("Actions", systemImage: "ellipsis.circle") {
        ControlGroup {
          Button("Start", systemImage: "book") { library[id]?.pagesRead = 0 }
          Button("Finish", systemImage: "checkmark") { library[id]?.pagesRead = book.pages }
        }
        Button("Lend…", systemImage: "person.badge.plus") {}
          .disabled(book.loan != nil)
        Divider()
        Button("Remove", systemImage: "trash", role: .destructive) { library[id] = nil }
      }
    }
  }
}

/// The notes of the reader about a book.
private struct NotesInspector: View {
  let book: Book

  var body: some View {
    Form {
      Section("Notes") {
        ForEach(book.notes, id: \.self) { Text($0) }
        if book.notes.isEmpty {
          Text("There are no notes.").foregroundStyle(.secondary)
        }
      }
      Section("Place") {
        LabeledContent("Shelf") { Text(book.shelf.title) }
        LabeledContent("Number", value: "B-\(100 + book.id)")
      }
    }
  }
}

#Preview("Detail") {
  NavigationStack { BookDetail(id: 1) }
    .environment(Library.sample)
}

#Preview("Detail, on loan, dark") {
  NavigationStack { BookDetail(id: 2) }
    .environment(Library.sample)
    .preferredColorScheme(.dark)
}

#Preview("Detail, notes") {
  NavigationStack { BookDetail(id: 1, showsNotes: true) }
    .environment(Library.sample)
}

#Preview("Detail, missing") {
  NavigationStack { BookDetail(id: 99) }
    .environment(Library.sample)
}
