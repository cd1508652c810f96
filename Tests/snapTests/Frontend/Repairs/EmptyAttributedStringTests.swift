import Testing

@testable import snap

struct EmptyAttributedStringTests {
  @Test func anAttributedStringWithoutAnArgumentIsEmpty() throws {
    let message = "1:34: error: missing argument for parameter 'string' in call"
    #expect(
      try DeclarationRepair.repaired("let a = NSMutableAttributedString()\n", after: message)
        == "let a = NSMutableAttributedString(string: \"\")\n")
    #expect(
      try DeclarationRepair.repaired("let a: NSAttributedString = .init()\n", after: message)
        == "let a: NSAttributedString = .init(string: \"\")\n")
    #expect(try DeclarationRepair.repaired("let a = Card()\n", after: message) == nil)
  }
}
