import Testing

@testable import snap

struct DeclarationRepairTests {
  @Test func overridesInExtensionsAreRepairedBeforeAnythingElse() throws {
    let text = """
      class Bar {}
      extension Bar { func badge() { badge() } }
      """
    let ambiguous = "2:33: error: ambiguous use of 'badge'"
    let overridden =
      "2:22: error: instance method 'badge()' declared in 'Foo' cannot be overridden from extension"
    let disfavored = try #require(try DeclarationRepair.repaired(text, after: ambiguous))
    #expect(disfavored.contains("@_disfavoredOverload func badge()"))
    let moved = try #require(try DeclarationRepair.repaired(text, after: ambiguous, overridden))
    #expect(moved != text && !moved.contains("@_disfavored"))
  }

  @Test func anErrorElsewhereChangesNothing() throws {
    let text = "@available(iOS, introduced: 13, obsoleted: 15)\nvar texts: Int { 1 }\n"
    #expect(try DeclarationRepair.repaired(text, after: "1:1: error: expected '}'") == nil)
    #expect(try DeclarationRepair.repaired("", after: "9:9: error: opaque return type") == nil)
  }
}
