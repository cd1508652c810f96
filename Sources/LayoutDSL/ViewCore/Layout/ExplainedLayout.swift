import Foundation

/// A layout that can tell how it divided its space.
package protocol ExplainedLayout: Layout {
  /// The guides at which it lines up its views.
  nonisolated var alignmentKeys: [AlignmentKey] { get }
  /// How the layout of a node that is placed divided its space, a sentence each; of many views,
  /// those around the one that the story goes on with.
  nonisolated func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String]
}
