import Testing

@testable import snap

struct AnyObjectMemberTests {
  @Test func aNumberIsReadFromAnObjectOfAnyClass() throws {
    let text = "if delay.doubleValue == 0 { f() }\n"
    let message = "1:10: error: value of type 'AnyObject' has no member 'doubleValue'"
    #expect(
      try DeclarationRepair.repaired(text, after: message)
        == "if ((delay as? NSNumber) ?? 0).doubleValue == 0 { f() }\n")
    #expect(
      try DeclarationRepair.repaired(text, after: message.replacing("doubleValue", with: "count"))
        == nil)
  }
}
