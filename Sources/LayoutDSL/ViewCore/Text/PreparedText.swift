/// Shaped text.
package protocol PreparedText: AnyObject, Sendable {
  /// The default stack spacing, from the metrics of the first and last font.
  var spacing: TextSpacing { get }
  /// The PostScript names of the faces that draw the text, in order of first use.
  var fontNames: [String] { get }
  /// The characters that no font contains; they are drawn as boxes.
  var missing: [MissingCharacters] { get }
  /// Breaks the text into lines.
  ///
  /// A nil or infinite dimension sets no limit. The block may exceed the proposal.
  func layout(proposal: ProposedViewSize) -> any TextBlock
  /// Returns the size of the block for a proposal, which may need less than its lines.
  func size(proposal: ProposedViewSize) -> CGSize
  /// The problems with the requested fonts and their remedies; a fallback font replaces each.
  var fontProblems: [String] { get }
}

extension PreparedText {
  package func size(proposal: ProposedViewSize) -> CGSize { layout(proposal: proposal).size }
  package var fontProblems: [String] { [] }
  package var fontNames: [String] { [] }
  package var missing: [MissingCharacters] { [] }
}
