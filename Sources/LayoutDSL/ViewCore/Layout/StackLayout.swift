import CKernels
import Foundation

/// What a stack keeps between measuring and placing.
public struct _StackLayoutCache {
  struct Item {
    /// The size of the view for `proposal`, and the length it was offered to arrive at it; not a
    /// number if none.
    var size = CGSize.zero
    var offer = CGFloat.nan
    /// The distance before the view.
    var distance: CGFloat = 0
    var priority = 0.0
    /// Where the guide is along which the views line up.
    var guide: CGFloat = 0
    /// Whether the view is known to have that size whatever it is offered.
    var isRigid = false
  }

  var items: ContiguousArray<Item> = []
  var totalDistance: CGFloat = 0
  /// Whether every view starts where the one before ends, or farther on.
  var isInOrder = true
  var proposal: ProposedViewSize?
  /// From where to where the views reach across the axis; nil while their guides are unknown.
  var extent: GuideExtent?
}

/// The arithmetic of stacks, for both axes.
///
/// Space goes to the views of the highest priority first, less what the others need at least.
/// Within a priority the least flexible view (greatest less least length) chooses first from an
/// equal share of what is left; of those without limit the one with the larger least length, else
/// the earlier one.
struct StackLayout: Equatable {
  var axis: Axis
  var alignment: AlignmentKey
  /// The distance between neighbours, in points; nil for the one they prefer.
  var spacing: CGFloat?

  typealias Cache = _StackLayoutCache

  func makeCache(_ nodes: UnmanagedNodes) -> Cache {
    var cache = Cache()
    updateCache(&cache, nodes)
    return cache
  }

  /// Looks at the views anew, and, for a stack that will be proposed no length, at their sizes
  /// too while they are near in memory.
  func updateCache(
    _ cache: inout Cache, _ nodes: UnmanagedNodes, toMeasure given: ProposedViewSize? = nil
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
        items[index].priority = nodes[index]._withUnsafeGuaranteedRef { $0.layoutPriority }
        if let spacing {
          items[index].distance = index > 0 ? spacing : 0
        } else {
          let next = nodes[index]._withUnsafeGuaranteedRef { $0.spacing() }
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
    _ proposal: ProposedViewSize, _ nodes: UnmanagedNodes, _ cache: inout Cache
  ) -> CGSize {
    guard !nodes.isEmpty else { return .zero }
    chooseSizes(proposal, nodes, &cache)
    var length = cache.totalDistance
    for item in cache.items {
      length += major(item.size)
    }
    return size(major: max(length, 0), minor: extent(nodes, &cache).length)
  }

  /// Fills `cache.items` with the size each view takes in a stack proposed that much.
  func chooseSizes(
    _ proposal: ProposedViewSize, _ nodes: UnmanagedNodes, _ cache: inout Cache
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

  /// A view that chooses its length.
  struct Candidate {
    let index: Int
    let priority: Double
    /// The least length, and by how much the greatest exceeds it.
    var least: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Whether the view chooses before another of its priority: the less flexible first.
    func precedes(_ other: Candidate) -> Bool {
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, least != other.least { return least > other.least }
      return index < other.index
    }
  }

  /// Lets the views take what they want of a length, priority by priority.
  private func divide(
    _ length: CGFloat, minor: CGFloat?, _ nodes: UnmanagedNodes,
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
          measureFlexibility(candidates, start..<candidates.count, minor: minor, nodes, items)
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

  /// Sorts a part of the views, which most often is in order already.
  @inline(__always)
  private static func sort(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ range: Range<Int>,
    by precedes: (Candidate, Candidate) -> Bool
  ) {
    let isSorted = range.dropFirst().allSatisfy { precedes(candidates[$0 - 1], candidates[$0]) }
    if !isSorted { candidates[range].sort(by: precedes) }
  }

  /// Asks a view for its size, unless that is known for all proposals.
  @inline(__always)
  private static func measure(
    _ node: Unmanaged<GeometricNode>, _ proposal: ProposedViewSize, _ item: inout Cache.Item
  ) {
    if item.isRigid { return }
    node._withUnsafeGuaranteedRef {
      item.size = $0.measure(proposal)
      item.isRigid = $0.isRigid
    }
  }

  /// Asks views for their least and greatest lengths.
  private func measureFlexibility(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ range: Range<Int>, minor: CGFloat?,
    _ nodes: UnmanagedNodes, _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    let atLeast = proposal(major: 0, minor: minor)
    let atMost = proposal(major: .infinity, minor: minor)
    for rank in range {
      let index = candidates[rank].index
      Self.measure(nodes[index], atLeast, &items[index])
      let least = major(items[index].size)
      candidates[rank].least = least
      if items[index].isRigid { continue }
      let greatest = nodes[index]._withUnsafeGuaranteedRef { major($0.measure(atMost)) }
      candidates[rank].flexibility = greatest - least
    }
  }

  /// From where to where the views reach across the axis, with their guides at 0.
  private func extent(_ nodes: UnmanagedNodes, _ cache: inout Cache) -> GuideExtent {
    if let extent = cache.extent { return extent }
    var extent = GuideExtent()
    if let fraction = alignment.fraction,
      nodes.first?._withUnsafeGuaranteedRef({ $0.container?.maySet(alignment) }) == false
    {
      // Nobody sets the guide: where it is follows from the lengths alone.
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
        let guide = nodes[index]._withUnsafeGuaranteedRef {
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

  /// What a stack of a size, placed with a proposal, has for its views.
  ///
  /// Asked for its ideal size, a stack learns its width from its views and then offers it to all.
  func proposalForViews(given: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    proposal(major: major(given), minor: minor(given) ?? minor(size))
  }

  /// Says where each view goes in a stack of a size, and what it is offered there.
  func arrange(
    in bounds: CGRect, proposal given: ProposedViewSize, _ nodes: UnmanagedNodes,
    _ cache: inout Cache, _ body: (Int, GeometricNode, Placement) -> Void
  ) {
    guard !nodes.isEmpty else { return }
    let offered = proposalForViews(given: given, size: bounds.size)
    chooseSizes(offered, nodes, &cache)
    let top = -extent(nodes, &cache).start
    let minorProposal = minor(offered)
    // What a view is told where it is placed may lead back here.
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
      nodes[index]._withUnsafeGuaranteedRef {
        body(index, $0, Placement(origin: origin, proposal: offer, size: item.size))
      }
      position += major(item.size)
    }
  }

  // MARK: Spacing

  /// Along the axis the preferences of the outermost views, across it those of all.
  func spacing(of nodes: UnmanagedNodes) -> ViewSpacing {
    var result = ViewSpacing()
    for index in nodes.indices {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == nodes.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      result.formUnion(nodes[index]._withUnsafeGuaranteedRef { $0.spacing() }, edges: edges)
    }
    return result
  }
}

/// The nodes of a list, which whoever lists them holds.
typealias UnmanagedNodes = UnsafeBufferPointer<Unmanaged<GeometricNode>>

extension UnmanagedNodes where Element == Unmanaged<GeometricNode> {
  /// Asks the processor for the next node and what is inside it, while another is worked with.
  ///
  /// Nodes are made in the order in which they are gone through later, so that what is inside a
  /// node most often lies between it and its neighbour. Nothing but the time depends on that.
  @inline(__always)
  func prefetch(after index: Int) {
    guard index + 2 < count else { return }
    let start = self[index + 1].toOpaque()
    let distance = self[index + 2].toOpaque() - start
    if distance > 0, distance < 8192 { CKernels.prefetch(start, distance) }
  }
}

extension ContiguousArray where Element == GeometricNode {
  /// Goes over the nodes without counting each as held.
  @inline(__always)
  func withUnmanaged<Result>(_ body: (UnmanagedNodes) -> Result) -> Result {
    withUnsafeBufferPointer { nodes in
      nodes.withMemoryRebound(to: Unmanaged<GeometricNode>.self, body)
    }
  }
}
