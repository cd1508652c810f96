import Testing

@testable import snap

struct MovedNameTests {
  @Test(arguments: [
    "no type named 'NSPredicate' in module 'Foundation'",
    "module 'Foundation' has no member named 'NSPredicate'",
  ])
  func theQualifierOfANameInAnotherModuleIsRemoved(message: String) throws {
    let text = try DeclarationRepair.repaired(
      "let a: Foundation.NSPredicate = Foundation.NSPredicate(value: Foundation.Date.now > b)\n",
      after: "1:8: error: \(message)")
    #expect(
      text
        == "let a:            NSPredicate =            NSPredicate(value: Foundation.Date.now > b)\n"
    )
  }

  @Test func aTypeThatAMethodHidesIsQualifiedByItsModule() throws {
    let text = try DeclarationRepair.repaired(
      "session = URLSession(configuration: URLSession.c)\n",
      after: """
        1:11: error: use of 'URLSession' refers to instance method rather than class 'URLSession' in \
        module 'FoundationNetworking'
        """)
    #expect(text == "session = FoundationNetworking.URLSession(configuration: URLSession.c)\n")
  }
}
