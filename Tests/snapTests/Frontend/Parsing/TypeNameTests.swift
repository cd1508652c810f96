import Testing

@testable import snap

struct TypeNameTests {
  @Test func namesThatAreNoIdentifiersHaveBackticks() {
    #expect(
      ["Card", "class", "_a1", "Größe"].map(TypeName.written) == ["Card", "class", "_a1", "Größe"])
    #expect(
      ["my view", "a.b", "1a", "+"].map(TypeName.written) == ["`my view`", "`a.b`", "`1a`", "`+`"])
  }

  @Test func dotsInBackticksDoNotSeparate() {
    #expect(TypeName.components(of: "Outer.`a.b`.Inner") == ["Outer", "a.b", "Inner"])
    #expect(TypeName.components(of: "my view") == ["my view"])
    #expect(TypeName.components(of: "") == [""])
  }
}
