import Foundation

struct Expense: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var amount: Decimal
  var category: Category
  var date: Date
  var note = ""
  var isRecurring = false

  /// Whether the title, the note or the category contains a text.
  func matches(_ text: String) -> Bool {
    text.isEmpty
      || title.localizedStandardContains(text)
      || note.localizedStandardContains(text)
      || String(localized: category.title).localizedStandardContains(text)
  }
}

extension Sequence<Expense> {
  var total: Decimal { reduce(0) { $0 + $1.amount } }
}
