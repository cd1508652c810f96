extension View {
  /// Assigns a name to the view's coordinate space, for its descendants.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Assigns the name of a `NamedCoordinateSpace` to the view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

nonisolated struct CoordinateSpaceModifier: NodeModifier {
  typealias Node = CoordinateSpaceNode
  let name: AnyHashable
}

final class CoordinateSpaceNode: UnaryNode<CoordinateSpaceModifier> {
  override func update(_ new: CoordinateSpaceModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    if modifier.name != new.name { graph.positionsChanged() }
    modifier = new
  }

  override func answers(to name: AnyHashable) -> Bool { name == modifier.name }
  override package var kindName: String { "coordinateSpace" }
}
