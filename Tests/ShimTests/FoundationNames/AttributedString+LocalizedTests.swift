import Foundation
import FoundationNames
import SwiftUI
import Testing

struct AttributedStringLocalizedTests {
  @Test func theMarkdownOfAStringBecomesAttributes() {
    let text = AttributedString(localized: "one **\(2)** [three](https://a.b)")
    #expect(String(text.characters) == "one 2 three")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b"])
  }
}
