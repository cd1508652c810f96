import Foundation

extension ViewGraph {
  /// The frame on the screen of the first view with an `id`, an identity in a `ForEach`, or an
  /// accessibility identifier.
  package func frame(identifiedBy id: AnyHashable) -> CGRect? {
    node(identifiedBy: id)?.globalFrame
  }

  package func node(identifiedBy id: AnyHashable) -> GeometricNode? {
    root.first { node in node.names.contains(id) }
  }

  /// What to touch of the view that is known by some words: of those in sight rather than covered
  /// ones, a control by its label, or else what shows the words, or an image by its name; the first
  /// of equals.
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

  /// All words that views on the screen are known by, in tree order, each once.
  package var knownWords: [String] {
    var known: Set<String> = []
    return root.wordsInside.filter { known.insert($0).inserted }
  }

  /// The names by which views on the screen can be found, in tree order, each once.
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
  /// The first node that a test is true of, in tree order.
  fileprivate func first(where isWanted: (GeometricNode) -> Bool) -> GeometricNode? {
    if isWanted(self) { return self }
    for child in keyedChildren {
      if let node = child.first(where: isWanted) { return node }
    }
    return nil
  }

  /// The words that this view and those inside are known by.
  final var wordsInside: [String] { words + keyedChildren.flatMap(\.wordsInside) }

  /// What of the frame on the screen no scroll view around has scrolled out; null if nothing.
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

  /// Whether a press on the view is one on a control around it, or on one that it labels.
  fileprivate var isPartOfControl: Bool {
    if touchTarget !== self { return true }
    var node: GeometricNode? = self
    while let current = node {
      if current is GestureNode<PressableGesture<PressGesture>> { return true }
      node = current.container
    }
    return false
  }

  /// Whether the node is another or lies in it.
  fileprivate func isInside(_ other: GeometricNode) -> Bool {
    var node: GeometricNode? = self
    while let current = node, current !== other { node = current.container }
    return node != nil
  }

  /// What the node goes by, and the structure it stands for.
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
