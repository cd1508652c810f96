import Foundation

/// What a stack keeps between measuring and placing.
public struct _StackLayoutCache {
  /// The distance before each view but the first.
  var distances: [CGFloat] = []
  var totalDistance: CGFloat = 0
  /// Indices by falling priority.
  var groups: [[Int]] = []
  /// The sizes of the views for `proposal`.
  var sizes: [CGSize] = []
  /// The lengths the views were offered to arrive at those sizes.
  var offers: [CGFloat?] = []
  var proposal: ProposedViewSize?
}

/// The arithmetic of stacks, for both axes.
///
/// Space goes to the views of the highest priority first, less what the others need at least.
/// Within a priority the least flexible view (greatest less least length) chooses first from an
/// equal share of what is left; of equally flexible ones the one with the larger least length,
/// then the earlier one.
struct StackLayout: Equatable {
  var axis: Axis
  var alignment: AlignmentKey
  /// The distance between neighbours, in points; nil for the one they prefer.
  var spacing: CGFloat?

  typealias Cache = _StackLayoutCache

  func makeCache(_ nodes: ContiguousArray<GeometricNode>) -> Cache {
    var cache = Cache()
    let count = nodes.count
    guard count > 0 else { return cache }
    cache.sizes = [CGSize](repeating: .zero, count: count)
    cache.offers = [CGFloat?](repeating: nil, count: count)
    cache.distances.reserveCapacity(count - 1)
    if let spacing {
      cache.distances = [CGFloat](repeating: spacing, count: count - 1)
    } else if count > 1 {
      var previous = nodes[0].spacing()
      for index in 1..<count {
        let next = nodes[index].spacing()
        cache.distances.append(previous.distance(to: next, along: axis))
        previous = next
      }
    }
    for distance in cache.distances {
      cache.totalDistance += distance
    }
    let priorities = nodes.map(\.layoutPriority)
    if priorities.allSatisfy({ $0 == priorities[0] }) {
      cache.groups = [Array(0..<count)]
    } else {
      for priority in Set(priorities).sorted(by: >) {
        cache.groups.append((0..<count).filter { priorities[$0] == priority })
      }
    }
    return cache
  }

  // MARK: Axes

  func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func size(major: CGFloat, minor: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  func major(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  func minor(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  // MARK: Measuring

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
  ) -> CGSize {
    guard !nodes.isEmpty else { return .zero }
    chooseSizes(proposal, nodes, &cache)
    var length = cache.totalDistance
    for size in cache.sizes {
      length += major(size)
    }
    return size(major: max(length, 0), minor: minorExtent(nodes, cache).length)
  }

  /// Fills `cache.sizes` with the size each view takes in a stack proposed that much.
  func chooseSizes(
    _ proposal: ProposedViewSize, _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
  ) {
    guard cache.proposal != proposal else { return }
    cache.proposal = proposal
    let minor = minor(proposal)
    guard let length = major(proposal) else {
      let ideal = self.proposal(major: nil, minor: minor)
      for index in nodes.indices {
        cache.offers[index] = nil
        cache.sizes[index] = nodes[index].measure(ideal)
      }
      return
    }
    var remaining = length - cache.totalDistance
    guard cache.groups.count > 1 else {
      divide(remaining, among: cache.groups[0], minor: minor, nodes, &cache)
      return
    }
    let least = cache.groups.map { group in
      group.reduce(into: CGFloat(0)) {
        $0 += major(nodes[$1].measure(self.proposal(major: 0, minor: minor)))
      }
    }
    for (position, group) in cache.groups.enumerated() {
      let reserved = least[(position + 1)...].reduce(0, +)
      divide(remaining - reserved, among: group, minor: minor, nodes, &cache)
      for index in group where remaining.isFinite {
        remaining -= major(cache.sizes[index])
      }
    }
  }

  /// Lets the views of one priority take what they want of a length.
  private func divide(
    _ length: CGFloat, among group: [Int], minor: CGFloat?,
    _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
  ) {
    var remaining = length
    var left = group.count
    for index in left == 1 ? group : byFlexibility(group, minor: minor, nodes) {
      let share = max(remaining / CGFloat(left), 0)
      let size = nodes[index].measure(proposal(major: share, minor: minor))
      cache.offers[index] = share
      cache.sizes[index] = size
      if remaining.isFinite { remaining -= major(size) }
      left -= 1
    }
  }

  /// The views in the order in which they choose: the least flexible first.
  func byFlexibility(
    _ group: [Int], minor: CGFloat?, _ nodes: ContiguousArray<GeometricNode>
  ) -> [Int] {
    let atLeast = proposal(major: 0, minor: minor)
    let atMost = proposal(major: .infinity, minor: minor)
    var order: [(index: Int, flexibility: CGFloat, least: CGFloat)] = []
    order.reserveCapacity(group.count)
    var isSorted = true
    for index in group {
      let least = major(nodes[index].measure(atLeast))
      let flexibility = major(nodes[index].measure(atMost)) - least
      if let last = order.last,
        flexibility < last.flexibility || (flexibility == last.flexibility && least > last.least)
      {
        isSorted = false
      }
      order.append((index, flexibility, least))
    }
    if isSorted { return group }
    order.sort {
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.least != $1.least { return $0.least > $1.least }
      return $0.index < $1.index
    }
    return order.map(\.index)
  }

  /// From where to where the views reach across the axis, with their guides at 0.
  private func minorExtent(
    _ nodes: ContiguousArray<GeometricNode>, _ cache: Cache
  ) -> GuideExtent {
    var extent = GuideExtent()
    for index in nodes.indices {
      extent.add(
        length: minor(cache.sizes[index]), guide: guide(of: nodes[index], index, cache))
    }
    return extent
  }

  private func guide(of node: GeometricNode, _ index: Int, _ cache: Cache) -> CGFloat {
    node.guide(
      alignment, size: cache.sizes[index], proposal: chosenProposal(for: index, cache))
  }

  /// The proposal to which a view answered with the size it chose.
  private func chosenProposal(for index: Int, _ cache: Cache) -> ProposedViewSize {
    proposal(major: cache.offers[index], minor: cache.proposal.flatMap { minor($0) })
  }

  // MARK: Placing

  /// What a stack of a size, placed with a proposal, has for its views.
  ///
  /// Asked for its ideal size, a stack learns its width from its views and then offers it to all.
  func proposalForViews(given: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    proposal(major: major(given), minor: minor(given) ?? minor(size))
  }

  func placeSubviews(
    in bounds: CGRect, proposal given: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    let nodes = subviews.nodes
    guard !nodes.isEmpty else { return }
    chooseSizes(proposalForViews(given: given, size: bounds.size), nodes, &cache)
    let top = -minorExtent(nodes, cache).start
    var position: CGFloat = 0
    for index in nodes.indices {
      if index > 0 { position += cache.distances[index - 1] }
      let offset = top - guide(of: nodes[index], index, cache)
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      nodes[index].pendingPlacement = (
        CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        chosenProposal(for: index, cache)
      )
      position += major(cache.sizes[index])
    }
  }

  // MARK: Spacing

  /// Along the axis the preferences of the outermost views, across it those of all.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else {
      return ViewSpacing()
    }
    var result = first
    for subview in subviews.dropFirst() {
      result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    if axis == .horizontal {
      result.trailing = last.trailing
    } else {
      result.bottom = last.bottom
    }
    return result
  }
}
