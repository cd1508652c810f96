import Testing

@MainActor
struct FactTests {
  @Test(arguments: await Fact.all.map(\.id))
  func holds(id: String) throws {
    let fact = try #require(Fact.all.first { $0.id == id })
    let failures = fact.failures()
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Fails when a file of facts is no longer part of the list.
  @Test func noFactIsMissing() {
    #expect(Fact.all.count == 240)
  }
}
