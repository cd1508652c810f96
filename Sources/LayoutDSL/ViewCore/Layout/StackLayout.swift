import Foundation

/// The measurements that a stack keeps between measuring and placing.
public struct _StackLayoutCache {
  struct Item {
    /// The size of the view for `proposal`, and the length it was proposed to get that size; NaN
    /// for nil.
    var size = CGSize.zero
    var offer = CGFloat.nan
    /// The distance to the preceding view.
    var distance: CGFloat = 0
    var priority = 0.0
    /// The position of the alignment guide, from the start of the view across the axis.
    var guide: CGFloat = 0
    /// Whether the view is known to have the same size for every proposal.
    var isRigid = false
    /// Whether the view takes every proposal as its size.
    var isFilling = false
  }

  var items: ContiguousArray<Item> = []
  var totalDistance: CGFloat = 0
  /// Whether no distance is negative, so that no view starts before the end of the preceding one.
  var isInOrder = true
  var proposal: ProposedViewSize?
  /// The extent of the views across the axis; nil until their guides are computed.
  var extent: GuideExtent?
}

/// The layout algorithm of stacks, for both axes.
///
/// 1. The distances between neighbours (`spacing`, or else the ones they prefer) are subtracted
///    from the proposed length. The rest is available to the views.
/// 2. If no length is proposed, every view takes its ideal length. If one is, steps 3 to 7 apply.
///    Across the axis, every view gets the proposal of the stack.
/// 3. The views are grouped by layout priority, and the groups are served from the highest priority
///    to the lowest. Spacers have the lowest.
/// 4. For each group, the minimum lengths (the lengths for a proposal of 0) of all views of lower
///    priority are reserved. The group divides the rest.
/// 5. Within a group, views are ordered by flexibility, the difference between the maximum length
///    (for a proposal of ∞) and the minimum. The least flexible is first. Of views with infinite
///    flexibility, the one with the greater minimum is first. Views that are still equal keep their
///    order.
/// 6. In this order, each view is proposed an equal share: what the group has left, divided by the
///    number of its views that have no length yet, and at least 0.
/// 7. The length that the view takes is subtracted, even if it exceeds the share.
/// 8. The length of the stack is the sum of the lengths and distances, and at least 0. Its size
///    across the axis is the extent of the views when their alignment guides coincide.
struct StackLayout: Equatable {
  var axis: Axis
  var alignment: AlignmentKey
  /// The distance between neighbours, in points; nil for the distance they prefer.
  var spacing: CGFloat?

  typealias Cache = _StackLayoutCache

  func makeCache(_ nodes: UnretainedNodes) -> Cache {
    var cache = Cache()
    updateCache(&cache, nodes)
    return cache
  }

  /// Updates the spacing and priorities of the views and resets the sizes.
  ///
  /// For a proposal without a length along the axis, it also measures the views while they are in
  /// the processor's cache.
  func updateCache(
    _ cache: inout Cache, _ nodes: UnretainedNodes, toMeasure given: ProposedViewSize? = nil
  ) {
    cache.proposal = nil
    cache.extent = nil
    cache.totalDistance = 0
    if cache.items.count != nodes.count {
      cache.items = ContiguousArray(repeating: Cache.Item(), count: nodes.count)
    }
    var ideal: ProposedViewSize?
    if let given, major(given) == nil { ideal = given }
    cache.items.withUnsafeMutableBufferPointer { items in
      var previous: ViewSpacing?
      for index in items.indices {
        nodes.prefetch(after: index)
        items[index].isRigid = false
        nodes[index].withObject {
          items[index].isFilling = $0.isFilling
          items[index].priority = $0.layoutPriority
        }
        if let spacing {
          items[index].distance = index > 0 ? spacing : 0
        } else {
          let next = nodes[index].withObject { $0.spacing() }
          items[index].distance = previous?.distance(to: next, along: axis) ?? 0
          previous = next
        }
        if let ideal {
          items[index].offer = .nan
          Self.measure(nodes[index], ideal, &items[index])
        }
      }
    }
    if ideal != nil { cache.proposal = given }
    cache.isInOrder = true
    for item in cache.items {
      cache.totalDistance += item.distance
      if item.distance < 0 { cache.isInOrder = false }
    }
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
    _ proposal: ProposedViewSize, _ nodes: UnretainedNodes, _ cache: inout Cache
  ) -> CGSize {
    guard !nodes.isEmpty else { return .zero }
    chooseSizes(proposal, nodes, &cache)
    var length = cache.totalDistance
    for item in cache.items {
      length += major(item.size)
    }
    return size(major: max(length, 0), minor: extent(nodes, &cache).length)
  }

  /// Fills `cache.items` with the sizes of the views for a proposal to the stack.
  func chooseSizes(
    _ proposal: ProposedViewSize, _ nodes: UnretainedNodes, _ cache: inout Cache
  ) {
    guard cache.proposal != proposal else { return }
    cache.proposal = proposal
    cache.extent = nil
    let available = major(proposal).map { $0 - cache.totalDistance }
    let minor = minor(proposal)
    cache.items.withUnsafeMutableBufferPointer { items in
      if let available { return divide(available, minor: minor, nodes, items) }
      for index in items.indices {
        items[index].offer = .nan
        Self.measure(nodes[index], proposal, &items[index])
      }
    }
  }

  /// A view in the division of a length.
  struct Candidate {
    let index: Int
    let priority: Double
    /// The minimum length, and the difference between the maximum and the minimum.
    var least: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Whether the view is served before another of its priority: the less flexible first.
    func precedes(_ other: Candidate) -> Bool {
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, least != other.least { return least > other.least }
      return index < other.index
    }
  }

  /// Divides a length among the views, from the highest priority to the lowest.
  private func divide(
    _ length: CGFloat, minor: CGFloat?, _ nodes: UnretainedNodes,
    _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: items.count) { candidates in
      for index in items.indices {
        candidates.initializeElement(
          at: index, to: Candidate(index: index, priority: items[index].priority))
      }
      Self.sort(candidates, 0..<candidates.count) {
        $0.priority != $1.priority ? $0.priority > $1.priority : $0.index < $1.index
      }
      var remaining = length
      var start = 0
      while start < candidates.count {
        let priority = candidates[start].priority
        var end = start + 1
        while end < candidates.count, candidates[end].priority == priority { end += 1 }
        if end - start > 1 || end < candidates.count {
          measureMinimums(candidates, start..<candidates.count, minor: minor, nodes, items)
        }
        if end - start > 1 {
          measureFlexibility(candidates, start..<end, minor: minor, nodes, items)
        }
        var reserved: CGFloat = 0
        for rank in end..<candidates.count {
          reserved += candidates[rank].least
        }
        Self.sort(candidates, start..<end) { $0.precedes($1) }
        var share = remaining - reserved
        for rank in start..<end {
          let index = candidates[rank].index
          let offer = max(share / CGFloat(end - rank), 0)
          Self.measure(nodes[index], proposal(major: offer, minor: minor), &items[index])
          items[index].offer = offer
          let size = items[index].size
          if share.isFinite { share -= major(size) }
          if remaining.isFinite { remaining -= major(size) }
        }
        start = end
      }
    }
  }

  /// Sorts a range of the views, which is in order already in most cases.
  @inline(__always)
  private static func sort(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ range: Range<Int>,
    by precedes: (Candidate, Candidate) -> Bool
  ) {
    let isSorted = range.dropFirst().allSatisfy { precedes(candidates[$0 - 1], candidates[$0]) }
    if !isSorted { candidates[range].sort(by: precedes) }
  }

  /// Measures a view, unless its size is known to be the same for all proposals, or the proposal.
  @inline(__always)
  private static func measure(
    _ node: Unretained<GeometricNode>, _ proposal: ProposedViewSize, _ item: inout Cache.Item
  ) {
    if item.isRigid { return }
    if item.isFilling, let size = proposal.filledSize { return item.size = size }
    node.withObject {
      item.size = $0.measure(proposal)
      item.isRigid = $0.isRigid
    }
  }

  /// Measures the minimum lengths of views.
  private func measureMinimums(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ range: Range<Int>, minor: CGFloat?,
    _ nodes: UnretainedNodes, _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    let atLeast = proposal(major: 0, minor: minor)
    for rank in range {
      let index = candidates[rank].index
      Self.measure(nodes[index], atLeast, &items[index])
      candidates[rank].least = major(items[index].size)
    }
  }

  /// Measures the maximum lengths of the views of a group, whose minimums are known.
  private func measureFlexibility(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ range: Range<Int>, minor: CGFloat?,
    _ nodes: UnretainedNodes, _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    let atMost = proposal(major: .infinity, minor: minor)
    for rank in range where !items[candidates[rank].index].isRigid {
      let index = candidates[rank].index
      Self.measure(nodes[index], atMost, &items[index])
      let least = candidates[rank].least
      let greatest = major(items[index].size)
      // A minimum of ∞ makes the difference NaN.
      candidates[rank].flexibility = greatest == least ? 0 : greatest - least
    }
  }

  /// Returns the extent of the views across the axis, with their guides at 0.
  private func extent(_ nodes: UnretainedNodes, _ cache: inout Cache) -> GuideExtent {
    if let extent = cache.extent { return extent }
    var extent = GuideExtent()
    if let fraction = alignment.fraction,
      nodes.first?.withObject({ $0.container?.maySet(alignment) }) == false
    {
      // No view sets the guide: its position follows from the lengths alone.
      for index in cache.items.indices {
        let length = minor(cache.items[index].size)
        cache.items[index].guide = fraction * length
        extent.add(length: length, guide: fraction * length)
      }
      cache.extent = extent
      return extent
    }
    let minorProposal = cache.proposal.flatMap { minor($0) }
    cache.items.withUnsafeMutableBufferPointer { items in
      for index in items.indices {
        let size = items[index].size
        let offer = items[index].offer
        let guide = nodes[index].withObject {
          $0.guide(
            alignment, size: size,
            proposal: proposal(major: offer.isNaN ? nil : offer, minor: minorProposal))
        }
        items[index].guide = guide
        extent.add(length: minor(size), guide: guide)
      }
    }
    cache.extent = extent
    return extent
  }

  // MARK: Placing

  /// Returns the proposal to divide among the views of a stack placed with a proposal and a size.
  ///
  /// A stack without a proposal across the axis gets its size from its views and then proposes that
  /// to all of them.
  func proposalForViews(given: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    proposal(major: major(given), minor: minor(given) ?? minor(size))
  }

  /// Calls `body` with the placement of each view in a stack of a size.
  func arrange(
    in bounds: CGRect, proposal given: ProposedViewSize, _ nodes: UnretainedNodes,
    _ cache: inout Cache, _ body: (Int, GeometricNode, Placement) -> Void
  ) {
    guard !nodes.isEmpty else { return }
    let offered = proposalForViews(given: given, size: bounds.size)
    chooseSizes(offered, nodes, &cache)
    let top = -extent(nodes, &cache).start
    let minorProposal = minor(offered)
    // A copy, because placing a view may re-enter this layout.
    let items = cache.items
    var position: CGFloat = 0
    for index in nodes.indices {
      nodes.prefetch(after: index)
      let item = items[index]
      position += item.distance
      let across = top - item.guide
      let origin =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
      let offer = proposal(major: item.offer.isNaN ? nil : item.offer, minor: minorProposal)
      nodes[index].withObject {
        body(index, $0, Placement(origin: origin, proposal: offer, size: item.size))
      }
      position += major(item.size)
    }
  }

  // MARK: Spacing

  /// Returns the spacing of the outermost views along the axis, and the union of all views across
  /// it.
  func spacing(of nodes: UnretainedNodes) -> ViewSpacing {
    var result = ViewSpacing()
    for index in nodes.indices {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == nodes.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      result.formUnion(nodes[index].withObject { $0.spacing() }, edges: edges)
    }
    return result
  }
}
