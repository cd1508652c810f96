import Foundation

extension ViewGraph {
  /// Returns the frame on the screen of the first view with an `id`, an identity in a `ForEach`, or
  /// an accessibility identifier.
  package func frame(identifiedBy id: AnyHashable) -> CGRect? {
    root.first { node in node.names.contains(id) }?.globalFrame
  }

  /// Returns the view with an identifier that a touch reaches, or else the first one: a screen that
  /// is covered may have views with the same identifiers.
  package func node(identifiedBy id: AnyHashable) -> GeometricNode? {
    var first: GeometricNode?
    let reached = root.first { node in
      guard node.names.contains(id) else { return false }
      first = first ?? node
      return reaches(node)
    }
    return reached ?? first
  }

  /// Whether a touch in the middle of the visible part of a view hits it, or a view in it or around
  /// it.
  func reaches(_ node: GeometricNode) -> Bool {
    let visible = node.visibleFrame
    guard !visible.isEmpty else { return false }
    let hit = root.hitTest(CGPoint(x: visible.midX, y: visible.midY))
    return hit.map { $0.isContained(in: node) || node.isContained(in: $0) } ?? false
  }

  /// All identifiers by which views on the screen can be found, in tree order, without duplicates.
  package var viewNames: [AnyHashable] { viewNames(\.names) }

  /// The identifiers that views on the screen have in one of their lists of names.
  private func viewNames(_ list: KeyPath<GeometricNode, [AnyHashable]>) -> [AnyHashable] {
    var names: [AnyHashable] = []
    var known: Set<AnyHashable> = []
    _ = root.first { node in
      for name in node[keyPath: list] where known.insert(name).inserted { names.append(name) }
      return false
    }
    return names
  }

  /// Returns the identifier that a user means by a text.
  ///
  /// The first of these that a view has:
  ///
  /// 1. an identifier that the code gives a view and that prints as the text;
  /// 2. the text itself, which a view shows;
  /// 3. an identity in a `ForEach` that prints as the text.
  ///
  /// It is the text if there is none of these.
  package func name(printedAs text: String) -> AnyHashable {
    let name = AnyHashable(text), given = viewNames(\.givenNames)
    if given.contains(name) { return name }
    if let printed = given.first(where: { "\($0)" == text }) { return printed }
    if node(knownAs: text) != nil { return name }
    return viewNames.first { "\($0)" == text } ?? name
  }
}

extension GeometricNode {
  /// Returns the first node in tree order that satisfies a condition.
  final func first(where isWanted: (GeometricNode) -> Bool) -> GeometricNode? {
    if isWanted(self) { return self }
    for child in keyedChildren {
      if let node = child.first(where: isWanted) { return node }
    }
    return nil
  }

  /// Whether the node is another one or a descendant of it.
  final func isContained(in other: GeometricNode) -> Bool {
    var node: GeometricNode? = self
    while let current = node, current !== other { node = current.container }
    return node != nil
  }

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

  /// The identifiers of the node, and of the structural nodes that it represents.
  package var names: [AnyHashable] { names(includingSlots: true) }

  /// The identifiers without identities in a `ForEach`.
  fileprivate final var givenNames: [AnyHashable] { names(includingSlots: false) }

  private func names(includingSlots: Bool) -> [AnyHashable] {
    var names = identifiers
    var node: ViewNode = self
    while let parent = node.parent, parent.asGeometric == nil {
      names += parent.identifiers
      if includingSlots, let index = parent.slots.firstIndex(where: { $0 === node }),
        let name = parent.identifier(ofSlot: index)
      {
        names.append(name)
      }
      node = parent
    }
    return names
  }
}
