extension View {
  /// Calls an action with the identities of the visible views in a `scrollTargetLayout`, in order,
  /// at every change.
  ///
  /// A view is visible if at least `threshold` of its area is inside the scroll view, as a fraction
  /// from 0 to 1.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    // Measurements.md#scroll-visibility-threshold
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityChangeModifier(threshold: threshold, action: action))
  }
}

nonisolated struct ScrollTargetVisibilityChangeModifier<ID: Hashable>: NodeModifier {
  typealias Node = ScrollTargetVisibilityChangeNode<ID>
  let threshold: Double
  let action: ([ID]) -> Void
}

final class ScrollTargetVisibilityChangeNode<ID: Hashable>:
  UnaryNode<ScrollTargetVisibilityChangeModifier<ID>>, PositionObserver
{
  private var last: [ID] = []

  required init(_ modifier: ScrollTargetVisibilityChangeModifier<ID>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  override func update(_ new: ScrollTargetVisibilityChangeModifier<ID>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.positionsChanged()
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    let visible = innerScrollNode?.targets(ID.self, threshold: modifier.threshold) ?? []
    guard visible != last else { return }
    last = visible
    graph.enqueue { [weak self] in self?.modifier.action(visible) }
  }

  override package var kindName: String { "onScrollTargetVisibilityChange" }
}

extension ScrollNode {
  /// Returns the identities of the targets that are visible by a threshold.
  fileprivate func targets<ID: Hashable>(_ type: ID.Type, threshold: Double) -> [ID] {
    targetLayouts.flatMap { layout in
      layout.children.compactMap { target in
        guard shows(target, threshold: threshold) else { return nil }
        return target.identities(in: layout).firstNonNil { $0 as? ID }
      }
    }
  }
}
