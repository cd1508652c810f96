import Testing

@testable import snap

struct RefusedVariableTests {
  /// Returns a property after a place in it was refused.
  private func refuse(
    _ property: String, column: Int, because reason: String = "cannot find type 'A' in scope"
  ) throws -> String {
    try RefusedCode.lines(
      of: "class Store {\n\(property)\n}", refusing: [(2, column)], because: reason)[1]
  }

  @Test func anOptionalOrAnArrayOfAnUnknownTypeIsEmpty() throws {
    #expect(
      try refuse("@Published var user: Auth.User?", column: 22)
        == "@Published var user: Swift.Never?")
    #expect(try refuse("var a: A? = nil", column: 8) == "var a: Swift.Never? = nil")
    #expect(try refuse("var a: A? { nil }", column: 8) == "var a: Swift.Never? { nil }")
    #expect(try refuse("var items: [Item] = []", column: 13) == "var items: [Swift.Never] = []")
    #expect(try refuse("var items: [Item]?", column: 13) == "var items: [Swift.Never]?")
  }

  @Test func aVariableThatNeedsAValueOfAnUnknownTypeIsRemoved() throws {
    #expect(try refuse("let user: User", column: 11) == "")
    #expect(try refuse("var run: (User?) -> Void", column: 11) == "")
    #expect(try refuse("var user: User? = nil, name: String?", column: 11) == "")
  }

  @Test func aVariableLosesAnUnknownValue() throws {
    let reason = "cannot find 'Auth' in scope"
    let empty = "__snapOmitted(\"\(reason)\")"
    let replaced = [
      "var user: User? = Auth.user", "var names: [String] = Auth.names",
      "var names: [String: Int] = Auth.names", "var user: User? = Auth.user { didSet { log() } }",
    ]
    for property in replaced {
      let column = (property.firstRange(of: "Auth")?.lowerBound.utf16Offset(in: property) ?? 0) + 1
      #expect(
        try refuse(property, column: column, because: reason)
          == property.replacing(#/Auth\.\w+/#, with: empty))
    }
    // An empty value that is refused, a closure, and a type without an empty value.
    #expect(try refuse("var user: User? = __snapOmitted(\"a\")", column: 19, because: reason) == "")
    #expect(try refuse("var user: User? = Auth.user { $0 }", column: 19, because: reason) == "")
    #expect(try refuse("var name: String = Auth.name", column: 20, because: reason) == "")
  }
}
