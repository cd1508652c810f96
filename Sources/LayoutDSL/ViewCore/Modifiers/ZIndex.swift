import Foundation

extension View {
  /// Sets the drawing order of the view among its siblings; views with larger values are drawn
  /// later.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

nonisolated struct ZIndexModifier: NodeModifier {
  typealias Node = ZIndexNode
  let value: Double
}

final class ZIndexNode: UnaryNode<ZIndexModifier> {
  required init(_ modifier: ZIndexModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.hasZIndices = true
  }

  override var zIndex: Double { modifier.value }
  override package var summary: String { formatted(modifier.value) }
}
