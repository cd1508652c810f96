import Foundation

extension View {
  /// Sets the priority with which a stack allocates space to the view.
  ///
  /// A stack measures its children in order of descending priority. The default is 0, which also
  /// replaces NaN.
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
