import Testing

@testable import snap

struct ObjectOfRuntimeTypeTests {
  @Test func anObjectOfATypeThatIsKnownAtRunTimeIsMadeByUIKit() throws {
    let message =
      "error: constructing an object of class type 'T' with a metatype value must use a 'required' "
      + "initializer"
    #expect(
      try DeclarationRepair.repaired("let a = row.type.init(style: b)\n", after: "1:18: \(message)")
        == "let a = row.type._make(style: b)\n")
    #expect(
      try DeclarationRepair.repaired("return T()\n", after: "1:8: \(message)")
        == "return T._make()\n")
    #expect(
      try DeclarationRepair.repaired("return T.init(frame: f)\n", after: "1:8: \(message)")
        == "return T._make(frame: f)\n")
    #expect(
      try DeclarationRepair.repaired("let f: () -> T = T.init\n", after: "1:18: \(message)")
        == "let f: () -> T = T._make\n")
    #expect(
      try DeclarationRepair.repaired("let f: () -> T = t.init\n", after: "1:20: \(message)")
        == "let f: () -> T = t._make\n")
  }
}
