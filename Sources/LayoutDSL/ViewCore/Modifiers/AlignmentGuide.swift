import Foundation

extension View {
  /// Sets the position of a horizontal guide, in points from the view's leading edge.
  ///
  /// A result that is NaN or infinite leaves the guide at its default.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Sets the position of a vertical guide, in points from the view's top edge.
  ///
  /// A result that is NaN or infinite leaves the guide at its default.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}

/// Sets the value of one alignment guide of a view.
nonisolated struct AlignmentGuideModifier: NodeModifier {
  typealias Node = AlignmentGuideNode
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

final class AlignmentGuideNode: UnaryNode<AlignmentGuideModifier>, Evaluator {
  var isDirty = false
  var evaluatedNode: ViewNode { self }

  /// Invalidates the layout: the closure is evaluated again when the guide is next queried.
  func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  override var ownKeys: KeyBits { graph.bit(for: modifier.key.id) }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child else { return nil }
    guard key == modifier.key else {
      return child.explicitAlignment(of: key, size: size, proposal: proposal)
    }
    let outer = ViewGraph.evaluator
    ViewGraph.evaluator = self
    defer { ViewGraph.evaluator = outer }
    let value = graph.observing(self) {
      modifier.computeValue(ViewDimensions(node: child, size: size, proposal: proposal))
    }
    return value.isFinite ? value : nil
  }
}
