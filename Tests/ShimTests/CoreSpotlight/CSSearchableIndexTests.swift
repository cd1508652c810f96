import CoreSpotlight
import Testing
import UniformTypeIdentifiers

struct CSSearchableIndexTests {
  @Test func anItemKeepsItsAttributes() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Milk"
    let item = CSSearchableItem(
      uniqueIdentifier: "milk", domainIdentifier: "shop", attributeSet: attributes)
    #expect(item.attributeSet.title == "Milk" && item.uniqueIdentifier == "milk")
    #expect(attributes.contentType == "public.text")
    try await CSSearchableIndex.default().indexSearchableItems([item])
    #expect(!CSSearchableIndex.isIndexingAvailable())
  }
}
