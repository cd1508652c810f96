// Invalidation: the state machine of the stale parts of a node.
//
// The table lists the parts that can be stale, and the functions that mark and clear them:
//
//   State                 Marked by                                Cleared by
//   stale.children        init, setNeedsListing, detach            refreshChildren, at the next read;
//                                                                  a leaf, in its initializer
//   stale.keys            init, subtreeKeysChanged (and above)     subtreeKeys, at the next read
//   stale.results         invalidate (and suspects above)          revalidate, before the next use
//   rare.suspects         invalidate, in each container above      revalidate of the container
//   stale.pendingChange   revalidateIfNeeded, if results differ    revalidate of the container
//   stale.layout          init, revalidate, setNeedsPlacement      layOutChildren; a GeometryReader,
//                                                                  after it has made its content
//   knownReach (NaN)      init, reachDidChange (and above)         reach, at the next read
//
// A change of results:
//
// 1. A change calls `setNeedsLayout` or `setNeedsMeasuring`, which marks the results of the node
//    stale. If they are stale already, only the greater `Staleness` is kept and the containers are
//    not visited again.
// 2. Each container above adds the stale child to its suspects and becomes a suspect itself, until
//    one of these nodes is reached:
//    - a container that is stale already;
//    - a layout boundary or the root, which is queued for placement;
//    - a secondary node (an overlay or background): its container does not depend on its size,
//      unless it says so (a safe-area inset does), and is only queued for placement.
// 3. Caches are not cleared at this point. A node revalidates before its size or guides are next
//    used, in the layout pass at the latest. It revalidates its suspects first.
// 4. If the node is only a suspect and no suspect reports a change, all its caches stay valid.
// 5. Otherwise the node measures itself again for the proposals in its cache and compares the
//    sizes, then its traits (spacing, priority, keys) and guides, with the previous results. Its
//    children have to be placed again.
// 6. If a result differs, the container revalidates in the same way. If not, the containers keep
//    their results, and only this node is queued for placement.

/// The stale parts of a node; the head of this file says which function changes each field.
///
/// Only this file sets the fields. Other files call the transitions below.
struct InvalidationState {
  /// Whether the list of laid-out children has to be rebuilt.
  fileprivate(set) var children = true
  /// Whether the children have to be placed again.
  fileprivate(set) var layout = true
  /// The cached results that may be stale.
  fileprivate(set) var results = Staleness.none
  /// Changes of results that the container has not read yet.
  fileprivate(set) var pendingChange: ResultChange = []
  /// Whether the key bits of the subtree have to be computed again.
  fileprivate(set) var keys = true

  @inline(__always) mutating func childrenWillBeListed() { children = false }
  @inline(__always) mutating func nodeWasDetached() { children = true }
  @inline(__always) mutating func childrenWillBePlaced() { layout = false }
  @inline(__always) mutating func keysWereComputed() { keys = false }
  @inline(__always) mutating func keysHaveChanged() { keys = true }
}

/// The cached results of a node that may be stale.
enum Staleness: UInt8, Comparable {
  /// None.
  case none
  /// Only results that depend on children that may have changed.
  case suspect
  /// Sizes and guides.
  case measurements
  /// All results, including spacing, priority and other traits.
  case everything

  static func < (left: Staleness, right: Staleness) -> Bool { left.rawValue < right.rawValue }
}

/// The difference between the results of a node and those that its container used.
struct ResultChange: OptionSet {
  let rawValue: UInt8

  /// The size for some proposal.
  static let size = ResultChange(rawValue: 1)
  /// Guides, spacing, priority and carried values.
  static let traits = ResultChange(rawValue: 2)
}

/// The hooks of invalidation, which subclasses of `GeometricNode` override.
protocol InvalidationHooks: AnyObject {
  /// A hook for nodes that cache more than measurements; called when the node or a descendant may
  /// have changed.
  func layoutWasInvalidated()
  /// A hook for nodes that derive their results from more than their children's; called before the
  /// results are computed again.
  func resultsWillBeComputed()
  /// Computes again the traits of the node that its container uses (spacing, priority and others)
  /// and returns whether they may have changed.
  func traitsDiffer() -> Bool
  /// Whether the node's size is independent of its children.
  var isLayoutBoundary: Bool { get }
  /// Whether the node's size depends on its secondary nodes, as that of a view with a bar does.
  var isSizedBySecondaries: Bool { get }
}

extension GeometricNode {
  /// Invalidates the list of children, and with it the layout and the keys.
  final func setNeedsListing() {
    // The list has not been read since the last change.
    if stale.children { return }
    stale.children = true
    setNeedsLayout()
    subtreeKeysChanged()
  }

  /// Invalidates all results of the node.
  package final func setNeedsLayout() {
    invalidate(.everything)
  }

  /// Invalidates sizes and guides, but not spacing, priority and other traits.
  final func setNeedsMeasuring() {
    invalidate(.measurements)
  }

  /// Queues the node so that only its children are placed again.
  final func setNeedsPlacement() {
    stale.layout = true
    graph.setNeedsPlacement(self)
  }

  /// Marks the node stale and its containers as suspects.
  ///
  /// Cached results are kept until `revalidate` compares them, so a change costs no more than the
  /// nodes it affects.
  private func invalidate(_ reason: Staleness) {
    layoutWasInvalidated()
    guard stale.results == .none else {
      stale.results = max(stale.results, reason)
      return
    }
    stale.results = reason
    var node = self
    while true {
      guard let container = node.container, !node.isLayoutBoundary else {
        if node.isLayoutBoundary || node.depth == 0 { graph.setNeedsPlacement(node) }
        return
      }
      if node.isSecondary {
        if let transitions = container.animators?.transitions, transitions.isShowing(node) {
          // A removed view keeps its frame during its transition, whatever the container does.
          graph.setNeedsPlacement(node)
          return
        }
        guard container.isSizedBySecondaries else { return container.setNeedsPlacement() }
      }
      container.makeRare().suspects.append(node)
      container.layoutWasInvalidated()
      guard container.stale.results == .none else { return }
      container.stale.results = .suspect
      node = container
    }
  }

  /// Revalidates the results.
  ///
  /// The container sees their changes when it revalidates itself.
  final func revalidateIfNeeded() {
    guard stale.results != .none else { return }
    let change = revalidate()
    stale.pendingChange.formUnion(change)
  }

  /// Revalidates the results and returns how they differ from those that the container used.
  private func revalidate() -> ResultChange {
    let told = stale.pendingChange
    stale.pendingChange = []
    guard stale.results != .none else { return told }
    let reason = stale.results
    stale.results = .none
    var inside: ResultChange = []
    if let rare, !rare.suspects.isEmpty {
      let nodes = rare.suspects
      rare.suspects = []
      for node in nodes where node.container === self {
        inside.formUnion(node.revalidate())
      }
    }
    guard reason != .suspect || !inside.isEmpty else { return told }
    let change = recompute(
      traitsMayDiffer: reason == .everything || inside.contains(.traits))
    stale.layout = true
    // If a result has changed, the container places the node anyway.
    if change.isEmpty { graph.setNeedsPlacement(self) }
    return told.union(change)
  }

  /// Computes the cached results again and returns how they differ.
  private func recompute(traitsMayDiffer: Bool) -> ResultChange {
    resultsWillBeComputed()
    var change: ResultChange = []
    var former = measurements.takeAll()
    defer { former.letGo() }
    let wasRigid = isRigid
    let formerKeys = knownKeys
    isRigid = false
    if former.hasForgotten {
      change = .size
    } else {
      for index in 0..<former.count where change.isEmpty {
        let (proposal, size) = former[index]
        if measure(proposal) != size { change = .size }
      }
    }
    if wasRigid, !isRigid { change = .size }
    let keysChange = subtreeKeys != formerKeys
    // Called even if the keys differ, because the node keeps its traits.
    let traitsChange = traitsMayDiffer && traitsDiffer()
    if keysChange || traitsChange { change.insert(.traits) }
    if let formerGuides = rare?.guides {
      rare?.guides = nil
      if change.isEmpty,
        formerGuides.hasForgotten
          || formerGuides.questions.contains(where: {
            explicitAlignment(of: $0.key, size: $0.size, proposal: $0.proposal)
              != formerGuides.answer(to: $0)
          })
      {
        change.insert(.traits)
      }
    }
    return change
  }
}
