import Foundation

extension View {
  /// Calls an action when as much of the view as a part of its area comes to be seen in the scroll
  /// view around it, and when it no longer is.
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
    let isVisible = visiblePart.map { $0 > 0 && $0 >= modifier.threshold } ?? false
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    graph.enqueue { [weak self] in self?.modifier.action(isVisible) }
  }

  /// The part of the area that the scroll view shows; nil where there is none.
  private var visiblePart: Double? {
    var ancestor = container
    while let node = ancestor, !(node is ScrollNode) {
      ancestor = node.container
    }
    let frame = CGRect(origin: .zero, size: size)
    guard let scroll = ancestor, frame.width > 0, frame.height > 0 else { return nil }
    let seen = frame.applying(transform(to: scroll))
    let width = min(seen.maxX, scroll.size.width) - max(seen.minX, 0)
    let height = min(seen.maxY, scroll.size.height) - max(seen.minY, 0)
    return max(width, 0) / seen.width * (max(height, 0) / seen.height)
  }

  override package var kindName: String { "onScrollVisibilityChange" }
}
