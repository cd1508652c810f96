import Foundation

/// A layout that can explain how it divided its space.
package protocol ExplainedLayout: Layout {
  /// The guides with which it aligns its views.
  nonisolated var alignmentKeys: [AlignmentKey] { get }
  /// The values that a source gives it, such as its spacing.
  nonisolated var details: NodeDetails { get }
  /// Returns how the layout of a placed node divided its space, one sentence each.
  ///
  /// Of many views, only the first ones and those around `inner`, the next node of the story, are
  /// listed.
  nonisolated func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String]
}

extension ExplainedLayout {
  nonisolated package var details: NodeDetails { NodeDetails() }
}
