import SwiftUI
import Testing

struct SortComparatorTests {
  private struct Book: Equatable {
    var title: String
  }

  private let books = ["b1", "a10", "Zebra", "a2", "A1", "ä1"].map(Book.init)

  @Test func textsAreSortedAsInTheFinder() {
    let order = ["A1", "ä1", "a2", "a10", "b1", "Zebra"]
    #expect(books.sorted(using: SortDescriptor(\.title)).map(\.title) == order)
    #expect(
      books.sorted(using: SortDescriptor(\Book.title, comparator: .localizedStandard))
        .map(\.title) == order)
    #expect(
      books.sorted(using: [SortDescriptor(\.title, order: .reverse)]).map(\.title)
        == order.reversed())
  }

  @Test func aLocalizedOrderReadsNumbersAsText() {
    let titles = books.sorted(using: SortDescriptor(\Book.title, comparator: .localized))
      .map(\.title)
    #expect(titles.firstIndex(of: "a10")! < titles.firstIndex(of: "a2")!)
    #expect(titles.last == "Zebra")
  }

  @Test func theLexicalOrderComparesCodePoints() {
    #expect(
      books.sorted(using: SortDescriptor(\Book.title, comparator: .lexical)).map(\.title)
        == ["A1", "Zebra", "a10", "a2", "b1", "ä1"])
  }
}
