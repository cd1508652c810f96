import Foundation

extension View {
  /// Adds insets to the safe area of the view, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds an inset at some edges to the safe area of the view, in points; nil is 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? defaultPadding, edges: edges))
  }

  /// Adds the same inset at all edges to the safe area of the view, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

nonisolated struct SafeAreaPaddingModifier: NodeModifier {
  typealias Node = SafeAreaPaddingNode
  let insets: EdgeInsets
}

final class SafeAreaPaddingNode: SafeAreaProviderNode<SafeAreaPaddingModifier> {
  override func insets(for proposal: ProposedViewSize) -> EdgeInsets { modifier.insets }
  override package var kindName: String { "safeAreaPadding" }
  override var details: NodeDetails {
    var details = NodeDetails()
    details.add(".safeAreaPadding", modifier.insets.summary)
    return details
  }
}
