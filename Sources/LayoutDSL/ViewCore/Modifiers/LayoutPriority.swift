import Foundation

extension View {
  /// Sets how early the view chooses its size when a stack divides space; 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }
}

nonisolated struct LayoutPriorityModifier: NodeModifier {
  typealias Node = LayoutPriorityNode
  let priority: Double
}

final class LayoutPriorityNode: UnaryNode<LayoutPriorityModifier> {
  override var layoutPriority: Double { modifier.priority }
  override func explanation(toward inner: GeometricNode?) -> [String] {
    guard stackOrientation != nil else { return [] }
    return [
      modifier.priority > 0
        ? "It chooses its length before views of lower priority in its stack."
        : "It chooses its length after views of higher priority in its stack."
    ]
  }

  override package var summary: String { formatted(modifier.priority) }
}
