/// A fact whose view does not compile yet because an API is missing.
struct PendingFact {
  let id: String
  let needs: String

  init(_ id: String, needs: String) {
    self.id = id
    self.needs = needs
  }

  /// The pending facts, which count as not holding.
  ///
  /// Replace a pending fact with a `Fact` when its API is added.
  static let all: [PendingFact] = []
}
