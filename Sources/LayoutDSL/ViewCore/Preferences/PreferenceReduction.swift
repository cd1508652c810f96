import Foundation

// Reduction of preferences: which value an observer gets. `PreferenceDelivery.swift` decides when
// it gets it.
//
// 1. Each node has one bit per key (and guide) that it or a descendant sets (`subtreeKeys`). If no
//    node of the subtree sets the key, the result is nil; the subtree is not visited.
// 2. Otherwise the node queries its `keyedChildren` in order and skips nil.
// 3. The first value is the initial value; `reduce` combines it with each further value. The
//    default value of the key takes no part, except that in a stack or layout, conditional content
//    in which no view sets the key contributes it.
// 4. Nodes of modifiers that set or transform preferences override `computePreference`.

/// The hooks of the reduction of preferences, which subclasses of `GeometricNode` override.
protocol PreferenceHooks: AnyObject {
  /// The bits of the preference keys and guides that this node sets.
  var ownKeys: KeyBits { get }
  /// The bits of all keys set in `keyedChildren`.
  var childKeys: KeyBits { get }
  /// The nodes whose preferences are reduced here, in order of reduction.
  var keyedChildren: ContiguousArray<GeometricNode> { get }
  /// Computes a preference; called only if the subtree may set it.
  func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

extension GeometricNode {
  /// The bits of all keys set by this node or its descendants.
  final var subtreeKeys: KeyBits {
    if stale.keys {
      knownKeys = ownKeys.union(childKeys)
      stale.keysWereComputed()
    }
    return knownKeys
  }

  /// Computes the keys of a new subtree while its nodes are still in the processor's cache.
  final func computeKeys() {
    _ = subtreeKeys
  }

  /// The union of the bits of `keyedChildren`, the default of `childKeys`.
  @inline(__always)
  final var keysOfKeyedChildren: KeyBits { keys(of: keyedChildren) }

  /// The union of the bits of some nodes.
  @inline(__always)
  final func keys(of nodes: ContiguousArray<GeometricNode>) -> KeyBits {
    var keys = KeyBits()
    nodes.withUnretained { nodes in
      for node in nodes {
        keys.formUnion(node.withObject { $0.subtreeKeys })
      }
    }
    return keys
  }

  /// Invalidates the key bits of this node and its containers.
  final func subtreeKeysChanged() {
    var node: GeometricNode? = self
    while let current = node, !current.stale.keys || current === self {
      current.stale.keysHaveChanged()
      node = current.container
    }
  }

  /// Returns the reduced preference of this subtree; nil if no node in it sets the key.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let keys = subtreeKeys
    guard !keys.isEmpty, keys.contains(graph.bit(for: key)) else { return nil }
    return computePreference(key)
  }

  /// Reduces a preference of `keyedChildren`, the default of `computePreference`.
  @inline(__always)
  final func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in keyedChildren {
      guard let value = child.preference(key) else { continue }
      if var reduced = result {
        key.reduce(value: &reduced) { value }
        result = reduced
      } else {
        result = value
      }
    }
    return result
  }
}
