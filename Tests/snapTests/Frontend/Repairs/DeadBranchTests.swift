import Testing

@testable import snap

struct DeadBranchTests {
  @Test func aBranchForALaterSystemIsRemovedIfItsViewDiffers() throws {
    let text = """
      extension View {
        func glass(_ a: Int) -> some View {
          if false                   {  // "}"
            return modifier(Glass("}"))
          } else {
            return modifier(Plain())
          }
        }
      }
      """
    let message =
      "2:8: error: function declares an opaque return type 'some View', but the return statements in "
      + "its body do not have matching underlying types [#OpaqueTypeInference]"
    let new = try #require(try DeclarationRepair.repaired(text, after: message))
    #expect(new.count == text.count && !new.contains("Glass") && !new.contains("else"))
    #expect(new.contains("return modifier(Plain())") && new.filter { $0 == "{" }.count == 2)
    #expect(try DeclarationRepair.repaired(new, after: message) == nil)
  }
}
