import Foundation
import LayoutDSL
import Testing

struct PresentationIntentTests {
  @Test func blocksAreInEachOther() {
    let list = PresentationIntent(.unorderedList, identity: 1)
    let item = PresentationIntent(.listItem(ordinal: 1), identity: 2, parent: list)
    #expect(item.components.map(\.identity) == [2, 1] && item.count == 2)
    #expect(item.indentationLevel == 1)
    let other = PresentationIntent(
      .listItem(ordinal: 1), identity: 4, parent: PresentationIntent(.unorderedList, identity: 3))
    #expect(item != other && item.isEquivalent(to: other) && !item.isEquivalent(to: list))
  }

  @Test func theAttributeIsThatOfMarkdown() throws {
    let text = try AttributedString(markdown: "# a")
    let key = AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self
    #expect(text.runs.map { $0[key] } == text.runs.map(\.presentationIntent))
    #expect(text.presentationIntent?.components.first?.kind == .header(level: 1))
  }
}
