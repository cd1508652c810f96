import Foundation

extension View {
  /// Calls an action when the view becomes visible or invisible in the scroll view around it.
  ///
  /// The view is visible if at least `threshold` of its area is inside the scroll view, as a
  /// fraction from 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityChangeModifier(threshold: threshold, action: action))
  }
}

nonisolated struct ScrollVisibilityChangeModifier: NodeModifier {
  typealias Node = ScrollVisibilityChangeNode
  let threshold: Double
  let action: (Bool) -> Void
}

final class ScrollVisibilityChangeNode:
  UnaryNode<ScrollVisibilityChangeModifier>, PositionObserver
{
  private var wasVisible = false

  required init(_ modifier: ScrollVisibilityChangeModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  override func update(_ new: ScrollVisibilityChangeModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.positionsChanged()
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    let isVisible = scrollNode(along: nil)?.shows(self, threshold: modifier.threshold) ?? false
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    graph.enqueue { [weak self] in self?.modifier.action(isVisible) }
  }

  override package var kindName: String { "onScrollVisibilityChange" }
}

extension ScrollNode {
  /// Whether at least a fraction of the area of a descendant is visible, and more than nothing.
  func shows(_ node: GeometricNode, threshold: Double) -> Bool {
    guard node.size.width > 0, node.size.height > 0 else { return false }
    let frame = CGRect(origin: .zero, size: node.size).applying(node.transform(to: self))
    let width = min(frame.maxX, size.width) - max(frame.minX, 0)
    let height = min(frame.maxY, size.height) - max(frame.minY, 0)
    guard width > 0, height > 0 else { return false }
    return width / frame.width * (height / frame.height) >= threshold
  }
}
