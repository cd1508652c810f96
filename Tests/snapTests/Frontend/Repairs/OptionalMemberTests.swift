import Testing

@testable import snap

struct OptionalMemberTests {
  @Test func aMethodThatIsOptionalInObjectiveCIsCalledWithoutQuestionMark() throws {
    let text = "func f() {\n  a?.b?.scroll?(1)\n}\n"
    let message =
      "2:15: error: cannot use optional chaining on non-optional value of type '(Int) -> ()'"
    #expect(
      try DeclarationRepair.repaired(text, after: message) == "func f() {\n  a?.b?.scroll (1)\n}\n")
    #expect(
      try DeclarationRepair.repaired(text, after: message.replacing("2:15", with: "2:9")) == nil)
    #expect(
      try DeclarationRepair.repaired(text, after: message.replacing("(Int) -> ()", with: "Int"))
        == nil)
  }

  @Test(arguments: [
    "function value was used as a property; add () to call it",
    "cannot call value of non-function type 'String'",
  ])
  func aMethodWithoutArgumentsIsCalledWithoutQuestionMark(error: String) throws {
    let text = "let a = b?.title?() ?? c?.title\n"
    #expect(
      try DeclarationRepair.repaired(text, after: "1:17: error: \(error)")
        == "let a = b?.title () ?? c?.title\n")
    #expect(try DeclarationRepair.repaired(text, after: "1:12: error: \(error)") == nil)
  }

  @Test func aValueThatIsOptionalInObjectiveCIsUnwrappedOnce() throws {
    let text = "let title = (annotation?.title!!)!\n"
    let message = "1:1: error: cannot force unwrap value of non-optional type 'String'"
    #expect(
      try DeclarationRepair.repaired(text, after: message) == "let title = (annotation?.title! )!\n"
    )
  }
}
