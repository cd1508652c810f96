import Foundation

extension ViewGraph {
  /// Returns the frame on the screen of the first view with an `id`, an identity in a `ForEach`, or
  /// an accessibility identifier.
  package func frame(identifiedBy id: AnyHashable) -> CGRect? {
    node(identifiedBy: id)?.globalFrame
  }

  package func node(identifiedBy id: AnyHashable) -> GeometricNode? {
    root.first { node in node.names.contains(id) }
  }

  /// Returns the node to touch for a view with a text; nil if there is none.
  ///
  /// Candidates have the following precedence, and the first one in tree order wins among equals:
  ///
  /// 1. views that a touch reaches, before covered or hidden ones;
  /// 2. controls with that label, before other views with that text, before images of that name.
  package func node(knownAs words: String) -> GeometricNode? {
    var best: (rank: Int, node: GeometricNode)?
    _ = root.first { node in
      guard node.words.contains(words) else { return false }
      let rank = rank(of: node)
      if rank < best?.rank ?? .max { best = (rank, node) }
      return rank == 0
    }
    return best?.node.touchTarget
  }

  private func rank(of node: GeometricNode) -> Int {
    let kind = node.isPartOfControl ? 0 : node is LeafNode<Image> ? 2 : 1
    let visible = node.touchTarget.visibleFrame
    let hit =
      visible.isEmpty ? nil : root.hitTest(CGPoint(x: visible.midX, y: visible.midY))
    guard let hit, hit.isInside(node) || node.isInside(hit) else { return kind + 3 }
    return kind
  }

  /// All texts by which views on the screen can be found, in tree order, without duplicates.
  package var knownWords: [String] {
    var known: Set<String> = []
    return root.wordsInside.filter { known.insert($0).inserted }
  }

  /// All identifiers by which views on the screen can be found, in tree order, without duplicates.
  package var viewNames: [AnyHashable] {
    var names: [AnyHashable] = []
    var known: Set<AnyHashable> = []
    _ = root.first { node in
      for name in node.names where known.insert(name).inserted { names.append(name) }
      return false
    }
    return names
  }
}

extension GeometricNode {
  /// Returns the first node in tree order that satisfies a condition.
  fileprivate func first(where isWanted: (GeometricNode) -> Bool) -> GeometricNode? {
    if isWanted(self) { return self }
    for child in keyedChildren {
      if let node = child.first(where: isWanted) { return node }
    }
    return nil
  }

  /// The texts by which this view and its descendants can be found.
  final var wordsInside: [String] { words + keyedChildren.flatMap(\.wordsInside) }

  /// The part of the frame on the screen that no enclosing scroll view hides; null if there is
  /// none.
  package final var visibleFrame: CGRect {
    var frame = graph.root.globalFrame.overlap(with: globalFrame)
    var outer = container
    while let current = outer {
      if let scroll = current as? ScrollNode, !scroll.environment.values.scrollTraits.isClipDisabled
      {
        frame = frame.overlap(with: scroll.globalFrame)
      }
      outer = current.container
    }
    return frame
  }

  /// Whether a press on the view presses an enclosing control, or a control that the view labels.
  fileprivate var isPartOfControl: Bool {
    if touchTarget !== self { return true }
    var node: GeometricNode? = self
    while let current = node {
      if current is GestureNode<PressableGesture<PressGesture>> { return true }
      node = current.container
    }
    return false
  }

  /// Returns whether the node is `other` or a descendant of it.
  fileprivate func isInside(_ other: GeometricNode) -> Bool {
    var node: GeometricNode? = self
    while let current = node, current !== other { node = current.container }
    return node != nil
  }

  /// The identifiers of the node, and of the structural nodes that it represents.
  package var names: [AnyHashable] {
    var names = identifiers
    var node: ViewNode = self
    while let parent = node.parent, parent.asGeometric == nil {
      names += parent.identifiers
      if let index = parent.slots.firstIndex(where: { $0 === node }),
        let name = parent.identifier(ofSlot: index)
      {
        names.append(name)
      }
      node = parent
    }
    return names
  }
}
