import Foundation
import Testing

@testable import snap

struct PreviewFilterTests {
  private let source = """
    struct Card_Previews: PreviewProvider {
      static var previews: some View { Card().previewDisplayName("Dark mode") }
    }
    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row().previewDisplayName( "Wide \\"row\\"")
      }
    }
    """

  @Test(arguments: [
    ("card", ["Card_Previews"]), ("dark MODE", ["Card_Previews"]), ("wide", ["Row_Previews"]),
    ("previews", ["Card_Previews", "Row_Previews"]), ("golden", ["Row_Previews"]), ("struct", []),
  ])
  func findsNamesPathsAndDisplayNames(text: String, names: [String]) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.swift")
      try Data(source.utf8).write(to: file)
      let providers = [("Card_Previews", 1), ("Row_Previews", 4)].map { name, line in
        Candidate(
          kind: .previewProvider, name: name, path: file.path, line: line, column: 1, needs: [])
      }
      let filter = PreviewFilter(text: text)
      let found = providers.filter {
        filter.matches($0, names: $0.name == "Row_Previews" ? ["Golden"] : [])
      }
      #expect(found.map(\.name) == names)
    }
  }
}
