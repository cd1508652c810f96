import Foundation
import Testing

/// The facts that are not in the published list: facts about text, and further ones.
@MainActor
struct FurtherFactTests {
  @Test(arguments: await Fact.text + Fact.further)
  func holds(fact: Fact) {
    let failures = fact.failures()
    #expect(failures.isEmpty, "\(fact.id): \(failures.joined(separator: "\n"))")
  }

  @Test func namesAreUnique() {
    let names = (Fact.text + Fact.further).map(\.id)
    #expect(Set(names).count == names.count)
    #expect((Fact.text + Fact.further).allSatisfy { !$0.checks.isEmpty })
  }
}
