extension View {
  /// Has the view carry a value to the container that is made from it.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

nonisolated struct ContainerValueModifier: NodeModifier {
  typealias Node = ContainerValueNode
  let write: (inout ContainerValues) -> Void
}

final class ContainerValueNode: UnaryNode<ContainerValueModifier> {
  override func update(_ new: ContainerValueModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    // Those who have read the values list the views.
    parent?.childListChanged()
  }

  override var containerValues: ContainerValues {
    var values = super.containerValues
    modifier.write(&values)
    return values
  }

  override package var kindName: String { "containerValue" }
}
