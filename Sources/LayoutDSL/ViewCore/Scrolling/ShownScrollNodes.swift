import Foundation

extension ViewGraph {
  /// The scroll view that a script or a picture scrolls: of those that a finger can reach, or of
  /// all if none can be reached, the outermost one, or the first of several at the same depth.
  ///
  /// A finger does not reach a screen behind a presentation, or one that another screen covers.
  package var outermostScrollNode: ScrollNode? {
    let nodes = shownScrollNodes
    return nodes.filter(\.isReachable).outermost ?? nodes.outermost
  }

  /// Returns the scroll view that has an `id` or accessibility identifier, or the first one inside
  /// a view that has it; one that a finger can reach comes first.
  package func scrollNode(identifiedBy id: AnyHashable) -> ScrollNode? {
    let nodes = shownScrollNodes.filter { scroll in
      var node = scroll.parent
      while let current = node, !(current is ScrollNode) {
        if current.identifiers.contains(id) { return true }
        node = current.parent
      }
      return false
    }
    return nodes.first(where: \.isReachable) ?? nodes.first
  }

  /// The scroll views that are placed on the screen.
  private var shownScrollNodes: [ScrollNode] {
    scrollNodes.filter { $0.isAttached && $0.isContained(in: root) && $0.isShown }
  }
}

extension ScrollNode {
  /// Whether a touch at one of some points in the visible part of the frame is inside the view.
  fileprivate var isReachable: Bool {
    let frame = shownFrame.intersection(CGRect(origin: .zero, size: graph.root.size))
    guard !frame.isEmpty else { return false }
    let fractions: [CGFloat] = [0.5, 0.1, 0.3, 0.7, 0.9]
    return fractions.contains { y in
      fractions.contains { x in
        let point = CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
        return graph.root.hitTest(point)?.isContained(in: self) ?? false
      }
    }
  }
}

extension GeometricNode {
  /// The outermost descendant that is a scroll view; the first of several at the same depth.
  var innerScrollNode: ScrollNode? { innerScrollNodes.outermost }

  /// The descendants that are scroll views and are shown.
  var innerScrollNodes: [ScrollNode] {
    graph.scrollNodes.filter { $0.isAttached && $0.isContained(in: self) && $0.isShown }
  }

  /// Whether the node comes before another one, which it does not contain, in the order of views.
  fileprivate func comesBefore(_ other: GeometricNode) -> Bool {
    let mine = containers.reversed() + [self]
    let others = other.containers.reversed() + [other]
    guard let fork = zip(mine, others).enumerated().first(where: { $0.element.0 !== $0.element.1 })
    else { return false }
    let (own, its) = fork.element
    return own.container?.knownChildren.first { $0 === own || $0 === its } === own
  }

  /// The nodes that contain the node, innermost first.
  private var containers: [GeometricNode] {
    Array(sequence(first: self, next: \.container).dropFirst())
  }
}

extension [ScrollNode] {
  /// The scroll view at the least depth; the first of several.
  fileprivate var outermost: ScrollNode? {
    self.min { $0.depth == $1.depth ? $0.comesBefore($1) : $0.depth < $1.depth }
  }
}
