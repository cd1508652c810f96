import Foundation
import Observation

@MainActor
@Observable
final class Library {
  var books: [Book]
  var order = [KeyPathComparator(\Book.title)]

  init(books: [Book]) {
    self.books = books
  }

  func books(on shelf: Shelf?, matching text: String = "") -> [Book] {
    books
      .filter { shelf == nil || $0.shelf == shelf }
      .filter { book in
        text.isEmpty || book.title.localizedCaseInsensitiveContains(text)
          || book.author.localizedCaseInsensitiveContains(text)
      }
      .sorted(using: order)
  }

  func count(on shelf: Shelf) -> Int { books.count { $0.shelf == shelf } }

  subscript(id: Book.ID) -> Book? {
    get { books.first { $0.id == id } }
    set {
      guard let index = books.firstIndex(where: { $0.id == id }) else { return }
      if let newValue {
        books[index] = newValue
      } else {
        books.remove(at: index)
      }
    }
  }
}

extension Library {
  /// A library with fixed, invented books.
  static var sample: Library {
    Library(books: [
      Book(
        id: 1, title: "The Salt Road", author: "Ines Albrecht", year: 1987, pages: 412,
        pagesRead: 268, shelf: .novels, cover: .init(hue: 0.03, pattern: .peaks), rating: 5,
        notes: ["The map in chapter 3 is wrong on purpose.", "Compare the two endings."]),
      Book(
        id: 2, title: "Small Engines", author: "T. R. Okafor", year: 2019, pages: 288,
        pagesRead: 288, shelf: .novels, cover: .init(hue: 0.56, pattern: .circles), rating: 4,
        loan: Book.Loan(borrower: "Jonas", due: Date(timeIntervalSince1970: 1_760_000_000))),
      Book(
        id: 3, title: "Deep Time for Beginners", author: "Marta Lindqvist", year: 2012, pages: 356,
        pagesRead: 40, shelf: .science, cover: .init(hue: 0.42, pattern: .stripes), rating: 4),
      Book(
        id: 4, title: "Night Ferries", author: "Paolo Serra", year: 2003, pages: 198,
        shelf: .travel, cover: .init(hue: 0.66, pattern: .stripes), rating: 3),
      Book(
        id: 5, title: "An Atlas of Moss", author: "Hanne Vik", year: 2021, pages: 164,
        pagesRead: 150, shelf: .science, cover: .init(hue: 0.3, pattern: .circles), rating: 5),
      Book(
        id: 6, title: "Winter Grammar", author: "Lea Morgenstern", year: 1994, pages: 72,
        shelf: .poetry, cover: .init(hue: 0.83, pattern: .peaks)),
    ])
  }
}
