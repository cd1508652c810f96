import Foundation

// Which scroll view does a scroll without a name mean?
//
// 1. Only scroll views that are placed on the screen count: not those of other tabs, nor those in
//    views that a `ViewThatFits` does not choose.
// 2. Those that a finger can reach come before the others. Those on a screen that another one
//    covers, or behind a presentation, do not count.
// 3. Those that scroll along the wanted axes come before the others.
// 4. Of these, those that no other one contains remain.
// 5. The one with the largest visible area is taken, or the first of several.

extension ViewGraph {
  /// The scroll view that contains most of the screen's content.
  package var mainScrollNode: ScrollNode? { mainScrollNode(along: []) }

  /// Returns the scroll view for a scroll to an offset; a coordinate of 0 wants no axis.
  package func mainScrollNode(for offset: CGPoint) -> ScrollNode? {
    mainScrollNode(along: Axis.Set(Axis.allCases.filter { offset[$0] != 0 }.map { Axis.Set($0) }))
  }

  package func mainScrollNode(along axes: Axis.Set) -> ScrollNode? {
    let nodes = shownScrollNodes.preferring(\.isReachable).filter { !$0.isCovered }
      .preferring { axes.isSubset(of: $0.axes) }
    let known = Set(nodes.map { ObjectIdentifier($0) })
    return nodes.filter { node in
      !node.containers.contains { known.contains(ObjectIdentifier($0)) }
    }
    .map { (node: $0, area: $0.visibleFrame.area) }
    .min { $0.area == $1.area ? $0.node.comesBefore($1.node) : $0.area > $1.area }?.node
  }

  /// Whether the only scroll views are on a screen that another one covers, or behind a presentation.
  package var hasOnlyCoveredScrollNodes: Bool {
    let nodes = shownScrollNodes
    return !nodes.isEmpty && nodes.allSatisfy(\.isCovered)
  }

  /// Returns the scroll view that has an `id` or accessibility identifier, or the first one inside
  /// a view that has it; one that a finger can reach comes first.
  package func scrollNode(identifiedBy id: AnyHashable) -> ScrollNode? {
    shownScrollNodes.filter { scroll in
      var node = scroll.parent
      while let current = node, !(current is ScrollNode) {
        if current.identifiers.contains(id) { return true }
        node = current.parent
      }
      return false
    }
    .preferring(\.isReachable).first
  }

  private var shownScrollNodes: [ScrollNode] {
    scrollNodes.filter { $0.isAttached && $0.isContained(in: root) && $0.isShown }
  }
}

extension [ScrollNode] {
  /// The scroll views that satisfy a condition, or all if none does.
  fileprivate func preferring(_ isWanted: (ScrollNode) -> Bool) -> [ScrollNode] {
    let wanted = filter(isWanted)
    return wanted.isEmpty ? self : wanted
  }
}

extension ScrollNode {
  /// Whether a touch at one of some points in the visible part of the frame is inside the view.
  fileprivate var isReachable: Bool {
    touchedPoints.contains { graph.root.hitTest($0)?.isContained(in: self) ?? false }
  }

  /// Whether another screen or a presentation takes all touches from the view.
  fileprivate var isCovered: Bool {
    if containers.contains(where: \.isCoveredScreen) { return true }
    let points = touchedPoints
    return !points.isEmpty
      && points.allSatisfy { graph.root.presentation(at: $0, covers: self) }
  }

  /// Points in the visible part of the frame; none if it is empty.
  private var touchedPoints: [CGPoint] {
    let frame = visibleFrame
    guard !frame.isEmpty else { return [] }
    let fractions: [CGFloat] = [0.5, 0.1, 0.3, 0.7, 0.9]
    return fractions.flatMap { y in
      fractions.map { x in
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
      }
    }
  }
}

extension GeometricNode {
  /// The outermost descendant that is a scroll view; the first of several at the same depth.
  var innerScrollNode: ScrollNode? {
    innerScrollNodes.min {
      $0.depth == $1.depth ? $0.comesBefore($1) : $0.depth < $1.depth
    }
  }

  /// The descendants that are scroll views and are shown.
  var innerScrollNodes: [ScrollNode] {
    graph.scrollNodes.filter { $0.isAttached && $0.isContained(in: self) && $0.isShown }
  }

  /// Whether the node comes before another one, which it does not contain, in the order of views.
  fileprivate func comesBefore(_ other: GeometricNode) -> Bool {
    let mine = containers.reversed() + [self]
    let others = other.containers.reversed() + [other]
    guard let (own, its) = zip(mine, others).first(where: { $0 !== $1 }) else { return false }
    return own.container?.knownChildren.first { $0 === own || $0 === its } === own
  }

  /// The nodes that contain the node, innermost first.
  fileprivate var containers: [GeometricNode] {
    Array(sequence(first: self, next: \.container).dropFirst())
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isEmpty ? 0 : width * height }
}
