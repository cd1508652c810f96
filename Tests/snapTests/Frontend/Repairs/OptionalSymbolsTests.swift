import Testing

@testable import snap

struct OptionalSymbolsTests {
  @Test func namesWithoutATypeAreOptional() throws {
    let message = "1:19: error: ambiguous use of 'weekdaySymbols'"
    #expect(
      try DeclarationRepair.repaired("let days = format.weekdaySymbols\n", after: message)
        == "let days = format.weekdaySymbols as [Swift.String]?\n")
    #expect(
      try DeclarationRepair.repaired("let day = format.weekdaySymbols[0]\n", after: message) == nil)
  }
}
