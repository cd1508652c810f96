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
  static let all: [PendingFact] = []
}
