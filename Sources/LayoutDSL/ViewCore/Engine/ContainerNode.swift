import Foundation

/// A node that arranges several children and derives its guides and spacing from theirs.
package class ContainerNode: GeometricNode {
  /// Whether the container is a stack with one view by its type, which adopts the traits of that
  /// view.
  @exclusivity(unchecked) final var isIdentity = false
  /// Whether the container was added around views whose number is not known by their type, and is
  /// transparent to the guides of a single one.
  @exclusivity(unchecked) final var isImplicit = false
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  /// NaN if unknown.
  @exclusivity(unchecked) private var knownPriority = Double.nan

  /// Calls `body` once per child, in order, with the child's placement in a container of that size.
  func arrange(
    size: CGSize, proposal: ProposedViewSize, _ body: (GeometricNode, Placement) -> Void
  ) {}

  override func placeChildren() {
    arrange(size: size, proposal: proposal) { child, placement in
      if let size = placement.size {
        place(child, at: placement.origin, proposal: placement.proposal, size: size)
      } else {
        place(child, at: placement.origin, proposal: placement.proposal)
      }
    }
  }

  /// Returns the guide that the container itself sets; nil merges those of its children.
  func ownAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override final func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = ownAlignment(of: key, size: size, proposal: proposal) { return own }
    let isIdentity = isIdentity || isImplicit && children.count == 1
    guard isIdentity || key.merging != .none, childKeys.contains(graph.bit(for: key.id)) else {
      return nil
    }
    var values: [CGFloat] = []
    arrange(size: size, proposal: proposal) { child, placement in
      let dimensions = child.dimensions(placement.proposal)
      guard let value = dimensions.explicitValue(of: key) else { return }
      values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return isIdentity ? values.first : key.merge(values)
  }

  override final var layoutPriority: Double {
    guard isIdentity else { return 0 }
    revalidateIfNeeded()
    // Cached, so that nested stacks do not query all their descendants at each level.
    if knownPriority.isNaN { knownPriority = children.first?.layoutPriority ?? 0 }
    return knownPriority
  }

  /// Computes the distances that the container prefers to its neighbours.
  func computeSpacing() -> ViewSpacing { .plain }

  override final func spacing() -> ViewSpacing {
    revalidateIfNeeded()
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  override final func traitsDiffer() -> Bool {
    let formerPriority = knownPriority, formerSpacing = knownSpacing
    knownPriority = .nan
    knownSpacing = nil
    if !formerPriority.isNaN, layoutPriority != formerPriority { return true }
    return formerSpacing.map { !(spacing() == $0) } ?? false
  }

  override final func computeReach() -> CGFloat {
    children.reduce(0) { max($0, reach(of: $1)) }
  }

  override func childrenDidChange() {
    resultsWillBeComputed()
  }

  /// Invalidates the children whose sizes depend on the axis of the container.
  final func orientationDidChange() {
    func visit(_ node: GeometricNode) {
      node.setNeedsLayout()
      node.modifiedNode.map(visit)
    }
    children.forEach(visit)
  }

  // MARK: Preferences

  override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard holdsConditional else { return reducedPreference(key) }
    return reducedPreference(key, ofSlotsIn: self)
  }
}

/// The placement of a child: its top-leading corner in the container's space, its proposal and, if
/// the container knows it, its size for that proposal.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
  var size: CGSize?
}

extension Placement {
  /// Centres a child that the container does not place.
  init(centering child: GeometricNode, in size: CGSize) {
    proposal = ProposedViewSize(size)
    let childSize = child.measure(proposal)
    origin = CGPoint(
      x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
  }
}

extension ViewNode {
  /// Whether the slots, or those of custom views in them, hold conditional content.
  fileprivate var holdsConditional: Bool {
    slots.contains { slot in
      (slot as? StructuralNode)?.kind == .conditional
        || slot.isTransparentToPreferences && slot.holdsConditional
    }
  }

  /// Reduces a preference of the views in the slots; conditional content in which no view sets the
  /// key has its default value.
  fileprivate func reducedPreference<Key: PreferenceKey>(
    _ key: Key.Type, ofSlotsIn node: ViewNode
  ) -> Key.Value? {
    var result: Key.Value?
    func add(_ value: Key.Value?) {
      guard let value else { return }
      guard var reduced = result else { return result = value }
      key.reduce(value: &reduced) { value }
      result = reduced
    }
    for slot in node.slots {
      if (slot as? StructuralNode)?.kind == .conditional {
        add(reducedPreference(key, ofSlotsIn: slot) ?? key.defaultValue)
      } else if slot.isTransparentToPreferences {
        add(reducedPreference(key, ofSlotsIn: slot))
      } else {
        var nodes: ContiguousArray<GeometricNode> = []
        slot.collect(into: &nodes)
        for node in nodes { add(node.preference(key)) }
      }
    }
    return result
  }
}
