extension View {
  /// Animates the position of this view as a whole, instead of that of each descendant by itself.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}

nonisolated struct GeometryGroupModifier: NodeModifier {
  typealias Node = GeometryGroupNode
}

final class GeometryGroupNode: UnaryNode<GeometryGroupModifier> {
  override var animatesFrame: Bool { true }
  override var isolatesFrames: Bool { true }
  override package var kindName: String { "geometryGroup" }
}
