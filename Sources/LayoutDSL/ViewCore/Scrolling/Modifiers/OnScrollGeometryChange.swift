extension View {
  /// Calls an action after layout with the old and the new value computed from the geometry of the
  /// scroll view in this view, initially and at every change.
  ///
  /// Initially both are the same.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, absent: nil, action: action))
  }

  /// The same; the new value is `absent` when the scroll view has gone.
  nonisolated package func onScrollGeometryChange<T: Equatable>(
    absent: T, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, absent: absent, action: action))
  }
}

nonisolated struct ScrollGeometryChangeModifier<Value: Equatable>: NodeModifier {
  typealias Node = ScrollGeometryChangeNode<Value>
  let transform: (ScrollGeometry) -> Value
  /// The value when the scroll view has gone; nil to keep the last one.
  let absent: Value?
  let action: (Value, Value) -> Void
}

final class ScrollGeometryChangeNode<Value: Equatable>:
  UnaryNode<ScrollGeometryChangeModifier<Value>>, PositionObserver
{
  private var last: Value?

  required init(_ modifier: ScrollGeometryChangeModifier<Value>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  override func update(_ new: ScrollGeometryChangeModifier<Value>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.positionsChanged()
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    let value = innerScrollNode.map { scroll in
      var geometry = scroll.geometry
      if geometry.contentInsets.bottom == 0 {
        geometry.bottomOverhang = max(0, scroll.globalFrame.maxY - globalFrame.maxY)
      }
      return modifier.transform(geometry)
    }
    guard let value = value ?? (last == nil ? nil : modifier.absent), value != last else { return }
    let former = last ?? value
    last = value
    graph.enqueue { [weak self] in self?.modifier.action(former, value) }
  }

  override package var kindName: String { "onScrollGeometryChange" }
}
