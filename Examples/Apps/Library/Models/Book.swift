import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var author: String
  var year: Int
  var pages: Int
  var pagesRead = 0
  var shelf: Shelf
  var cover: CoverStyle
  var rating = 0
  var loan: Loan?
  var notes: [String] = []

  struct Loan: Hashable {
    var borrower: String
    var due: Date
  }

  struct CoverStyle: Hashable {
    var hue: Double
    var pattern: Pattern

    enum Pattern: CaseIterable {
      case stripes, circles, peaks
    }

    var color: Color { Color(hue: hue, saturation: 0.55, brightness: 0.7) }
  }

  /// The share of the pages that are read, from 0 to 1.
  var progress: Double { pages > 0 ? Double(pagesRead) / Double(pages) : 0 }
}

enum Shelf: String, CaseIterable, Identifiable {
  case novels, science, travel, poetry

  var id: Self { self }

  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

  var symbol: String {
    switch self {
    case .novels: "books.vertical"
    case .science: "atom"
    case .travel: "globe.europe.africa"
    case .poetry: "text.quote"
    }
  }
}
