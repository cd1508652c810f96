import LayoutDSL

/// A mistake on a screen, and a suggestion.
package struct Warning: Codable, Equatable, Sendable {
  /// The mistake, as a sentence.
  package var mistake: String
  /// The suggestion, as a sentence; empty if there is none.
  package var advice: String
  /// The index of the node that the warning is about.
  package var node: Int?
  /// A string literal of the source that the warning is about.
  package var literal: String?
  /// The file and line of a script.
  package var place: String?
  /// Whether a run gives the warning once, at the first view that it is about.
  package var isGivenOnce = false
  /// The characters that the warning is about; a run lists those of all its screens.
  package var missing: MissingCharacters?

  package init(
    mistake: String, advice: String, node: Int? = nil, literal: String? = nil, place: String? = nil
  ) {
    self.mistake = mistake
    self.advice = advice
    self.node = node
    self.literal = literal
    self.place = place
  }
}
