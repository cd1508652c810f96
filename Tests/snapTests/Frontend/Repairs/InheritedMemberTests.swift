import Testing

@testable import snap

struct InheritedMemberTests {
  @Test func anOverrideOfAMemberOfAnExtensionIsDeclaredAnew() throws {
    let removed = "2:17: error: property does not override any property from its superclass"
    let text = "class A: UIView {\n  override var keyCommands: [UIKeyCommand]? { nil }\n}\n"
    let new = try #require(try DeclarationRepair.repaired(text, after: removed))
    #expect(new == text.replacing("override", with: "        "))
    let required = "2:17: error: overriding declaration requires an 'override' keyword"
    #expect(try DeclarationRepair.repaired(new, after: required) == text)
    #expect(
      try DeclarationRepair.repaired("class A: B {\n  override var a = 1\n}\n", after: removed)
        == nil)
    #expect(
      try DeclarationRepair.repaired("class A: B {\n  var a = 1\n}\n", after: required) == nil)
  }
}
