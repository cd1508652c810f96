extension View {
  /// Sets a value that the view passes to the container that lays it out.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(function: nil) { $0[keyPath: keyPath] = value })
  }

  /// Sets a container value in a function of another name, which explanations find.
  nonisolated package func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V, function: FunctionName
  ) -> some View {
    modifier(ContainerValueModifier(function: function) { $0[keyPath: keyPath] = value })
  }
}

nonisolated struct ContainerValueModifier: NodeModifier {
  typealias Node = ContainerValueNode
  let function: FunctionName?
  let write: (inout ContainerValues) -> Void
}

final class ContainerValueNode: UnaryNode<ContainerValueModifier> {
  override func update(_ new: ContainerValueModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    // Containers that read the values update their list of children.
    parent?.childListChanged()
  }

  override var containerValues: ContainerValues {
    var values = super.containerValues
    modifier.write(&values)
    return values
  }

  override package var kindName: String { "containerValue" }
}
