import Testing

@testable import snap

struct PictureNamesTests {
  private func view(
    _ name: String, _ path: String, _ kind: Candidate.Kind = .view, isUntitled: Bool = false
  ) -> Candidate {
    var view = Candidate(kind: kind, name: name, path: path, line: 1, column: 1, needs: [])
    view.isUntitled = isUntitled
    return view
  }

  @Test func aPictureIsNamedAfterItsSourceAndItsView() {
    let names = PictureNames(of: [
      view("Card", "App/Card.swift"), view("Badge", "App/Card.swift"),
      view("Preview", "App/Row.swift", .preview, isUntitled: true),
      view("In dark mode", "App/Row.swift", .preview), view("🌙", "App/Moon.swift", .preview),
    ])
    #expect(names.all == ["Card", "Card.Badge", "Row", "Row.In-dark-mode", "Moon"])
  }

  @Test func namesAreDistinctInTheFolderWhateverTheirCase() {
    let names = PictureNames(of: [
      view("Card", "App/Card.swift"), view("card", "Kit/card.swift"),
      view("Preview", "Old/Card.swift", .preview, isUntitled: true),
    ])
    #expect(names.all == ["Card", "card-2", "Card-3"])
  }
}
