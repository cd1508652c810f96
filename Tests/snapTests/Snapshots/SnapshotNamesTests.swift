import Testing

@testable import snap

struct SnapshotNamesTests {
  private func preview(
    _ name: String, _ path: String = "Card.swift", isUntitled: Bool = false
  ) -> Candidate {
    var preview = Candidate(
      kind: .preview, name: name, path: path, line: 1, column: 1, needs: [])
    preview.isUntitled = isUntitled
    return preview
  }

  @Test func aNumberCountsWithinItsFile() {
    let names = SnapshotNames(of: [
      preview("Preview", isUntitled: true), preview("Preview 2", isUntitled: true),
      preview("Preview 3", "Row.swift", isUntitled: true),
    ])
    #expect(names.all == ["Preview", "Preview-2", "Preview"])
  }

  @Test func namesThatDifferOnlyInCaseGetNumbers() {
    #expect(
      SnapshotNames(of: [preview("Dark mode"), preview("dark mode"), preview("🌙")]).all
        == ["Dark-mode", "dark-mode-2", "Preview"])
  }
}
