extension View {
  /// Calls an action after layout with a value computed from the view's geometry, initially and at
  /// every change.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action after layout with the old and the new value computed from the view's geometry,
  /// initially and at every change.
  ///
  /// Initially both are the same.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: NodeModifier {
  typealias Node = GeometryChangeNode<Value>
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

final class GeometryChangeNode<Value: Equatable>:
  UnaryNode<GeometryChangeModifier<Value>>, PositionObserver
{
  private let reads = GeometryReads()
  private var last: Value?

  required init(_ modifier: GeometryChangeModifier<Value>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  override func update(_ new: GeometryChangeModifier<Value>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.positionsChanged()
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    // A view that is not shown, such as one in a tab that was never selected, has no geometry.
    if stale.layout { return }
    let value = modifier.transform(GeometryProxy(node: self, reads: reads))
    guard value != last else { return }
    let former = last ?? value
    last = value
    graph.enqueue { [weak self] in self?.modifier.action(former, value) }
  }

  override package var kindName: String { "onGeometryChange" }
}
