import Testing

@testable import snap

struct ObsoleteDeclarationTests {
  @Test func anObsoleteDeclarationThatIsUsedIsAvailable() throws {
    let text = "@available(iOS, introduced: 13, obsoleted: 15)\nvar texts: Int { 1 }\n"
    let message = "9:1: error: 'texts' is unavailable"
    let new = try #require(try DeclarationRepair.repaired(text, after: message))
    #expect(new.hasPrefix("@available(*, deprecated)") && new.count == text.count)
    #expect(try DeclarationRepair.repaired(new, after: message) == nil)
    #expect(
      try DeclarationRepair.repaired(text, after: "9:1: error: 'texts' is unavailable in iOS")
        == nil)
  }
}
