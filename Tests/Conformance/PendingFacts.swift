/// A fact that waits for API: its view does not compile yet.
struct PendingFact {
  let id: String
  let needs: String

  init(_ id: String, needs: String) {
    self.id = id
    self.needs = needs
  }

  /// Facts that count as not holding.
  ///
  /// Whoever adds the API turns them into a `Fact`.
  static let all: [PendingFact] = [
    PendingFact("state-id-change-order-identity-transition", needs: "transition"),
    PendingFact("g-transition-conditional-shown", needs: "transition"),
    PendingFact("g-animation-implicit-padding-initial", needs: "animation"),
    PendingFact("g-animation-implicit-padding-end", needs: "animation"),
    PendingFact("g-transition-conditional-removed", needs: "animation"),
    PendingFact("g-phase-animator-at-rest", needs: "animation"),
  ]
}
