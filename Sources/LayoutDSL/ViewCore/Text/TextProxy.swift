import Foundation

/// A proxy for the text that a `TextRenderer` measures.
public struct TextProxy {
  let text: any PreparedText

  /// Returns the default size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.layout(proposal: proposal).size
  }
}
