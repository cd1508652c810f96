/// Passes a scroll view's node to a closure at each update of the view: the scroll view inside the
/// view or, without one, the nearest one around it.
nonisolated package struct ScrollIntrospection: NodeModifier {
  package typealias Node = ScrollIntrospectionNode
  let action: (ScrollNode) -> Void

  package init(action: @escaping (ScrollNode) -> Void) {
    self.action = action
  }
}

package final class ScrollIntrospectionNode: UnaryNode<ScrollIntrospection> {
  required init(_ modifier: ScrollIntrospection, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    introspect()
  }

  override func update(_ new: ScrollIntrospection, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    introspect()
  }

  private func introspect() {
    graph.enqueue { [weak self] in
      guard let self, isAttached, let node = scrollNodeInside(self) ?? scrollNodeAround else {
        return
      }
      modifier.action(node)
    }
  }

  private func scrollNodeInside(_ node: GeometricNode) -> ScrollNode? {
    for child in node.children {
      if let found = child as? ScrollNode ?? scrollNodeInside(child) { return found }
    }
    return nil
  }

  private var scrollNodeAround: ScrollNode? {
    var node = container
    while let current = node {
      if let found = current as? ScrollNode { return found }
      node = current.container
    }
    return nil
  }
}
