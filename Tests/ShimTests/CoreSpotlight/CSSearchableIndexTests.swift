import CoreSpotlight
import Foundation
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

  @Test func aSearchFindsNothing() async throws {
    let query = CSSearchQuery(queryString: "title == 'a'", queryContext: CSSearchQueryContext())
    var ends = 0
    query.completionHandler = { ends += $0 == nil ? 1 : 0 }
    query.start()
    #expect(ends == 1 && query.foundItemCount == 0)
    for try await result in query.results { Issue.record("\(result.item.uniqueIdentifier)") }
    let words = CSUserQuery(userQueryString: "a", userQueryContext: CSUserQueryContext())
    for try await _ in words.responses { Issue.record("a response") }
    let key = try #require(CSCustomAttributeKey(keyName: "shop"))
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.setValue(NSString(string: "Milk"), forCustomKey: key)
    #expect(attributes.value(forCustomKey: key) as? NSString == "Milk")
  }
}
