import Testing

@MainActor
struct FactTests {
  /// The failures of each fact, by its id.
  private static let failures = [String: [String]](
    uniqueKeysWithValues: Fact.all.map { ($0.id, $0.failures()) })

  @Test(arguments: await Fact.all.map(\.id))
  func holds(id: String) throws {
    let failures = try #require(Self.failures[id])
    if let reason = KnownFailures.reasons[id] {
      withKnownIssue("\(reason)") {
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
      }
    } else {
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
  }

  @Test func knownFailuresAreFacts() {
    let unknown = Set(KnownFailures.reasons.keys).subtracting(Fact.all.map(\.id))
    #expect(unknown.isEmpty)
  }

  @Test func mostFactsHold() {
    let total = Fact.all.count + PendingFact.all.count
    let holding = Self.failures.values.count(where: \.isEmpty)
    print(report(holding: holding, total: total))
    #expect(total == 239)
    #expect(Double(holding) >= 0.7 * Double(total))
  }

  /// Returns the number of facts that hold, the failures, and the facts that wait for an API.
  private func report(holding: Int, total: Int) -> String {
    var lines = ["\(holding) of \(total) facts hold."]
    for (id, failures) in Self.failures.sorted(by: { $0.key < $1.key }) where !failures.isEmpty {
      lines.append("\(id) fails: \(KnownFailures.reasons[id] ?? "no reason known")")
      lines += failures.map { "    \($0)" }
    }
    let pending = Dictionary(grouping: PendingFact.all, by: \.needs)
    for (needs, facts) in pending.sorted(by: { $0.key < $1.key }) {
      lines.append("\(needs) is needed by: \(facts.map(\.id).joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
