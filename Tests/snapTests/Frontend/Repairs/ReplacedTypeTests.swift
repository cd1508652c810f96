import Testing

@testable import snap

struct ReplacedTypeTests {
  @Test func oursIsPreferredToAnUnusableTypeOfFoundation() throws {
    let message = "1:8: error: 'NSExpression' is ambiguous for type lookup in this context"
    let text = "let a: NSExpression?\n"
    let new = try #require(try DeclarationRepair.repaired(text, after: message))
    #expect(new == "import class ObjectiveC.NSExpression; " + text)
    #expect(try DeclarationRepair.repaired(new, after: message) == nil)
    let formatter = "PersonNameComponentsFormatter"
    let renamed = try DeclarationRepair.repaired(
      text, after: message.replacing("NSExpression", with: formatter))
    #expect(renamed == "import class FoundationNames.\(formatter); " + text)
    #expect(
      try DeclarationRepair.repaired(text, after: message.replacing("NSExpression", with: "A"))
        == nil)
  }
}
