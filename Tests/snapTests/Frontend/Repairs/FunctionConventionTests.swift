import Testing

@testable import snap

struct FunctionConventionTests {
  @Test func aConventionOfObjectiveCIsRemoved() throws {
    let text = "typealias Body =\n  @convention(block) (UnsafePointer<Row>) -> Void\n"
    let message =
      "2:3: error: '(UnsafePointer<Row>) -> Void' is not representable in Objective-C, so it cannot "
      + "be used with '@convention(block)'"
    #expect(
      try DeclarationRepair.repaired(text, after: message)
        == text.replacing("@convention(block)", with: String(repeating: " ", count: 18)))
    #expect(try DeclarationRepair.repaired("let a = 1", after: message) == nil)
  }
}
