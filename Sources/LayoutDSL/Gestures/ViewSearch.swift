import Foundation

extension ViewGraph {
  /// The frame on the screen of the first view with an `id`, an identity in a `ForEach`, or an
  /// accessibility identifier.
  package func frame(identifiedBy id: AnyHashable) -> CGRect? {
    node(identifiedBy: id)?.globalFrame
  }

  /// What of that frame no scroll view around has scrolled out; null if nothing.
  package func visibleFrame(identifiedBy id: AnyHashable) -> CGRect? {
    guard let node = node(identifiedBy: id) else { return nil }
    var frame = root.globalFrame.overlap(with: node.globalFrame)
    var outer = node.container
    while let current = outer {
      if let scroll = current as? ScrollNode, !scroll.environment.values.scrollTraits.isClipDisabled
      {
        frame = frame.overlap(with: scroll.globalFrame)
      }
      outer = current.container
    }
    return frame
  }

  package func node(identifiedBy id: AnyHashable) -> GeometricNode? {
    root.first { node in node.names.contains(id) }
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

  /// What the node goes by, and the structure it stands for.
  var names: [AnyHashable] {
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
