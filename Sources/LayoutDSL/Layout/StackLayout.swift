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
    /// The least length, and by how much the greatest exceeds it.
    var least: CGFloat = 0
    var flexibility: CGFloat = 0
    /// Where the guide is along which the views line up.
    var guide: CGFloat = 0
  }

  var items: ContiguousArray<Item> = []
  /// Indices by falling priority, within one in the order in which the views choose; empty until
  /// views have to choose.
  var order: ContiguousArray<Int> = []
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

  func makeCache(_ nodes: ContiguousArray<GeometricNode>) -> Cache {
    var cache = Cache()
    updateCache(&cache, nodes)
    return cache
  }

  func updateCache(_ cache: inout Cache, _ nodes: ContiguousArray<GeometricNode>) {
    cache.proposal = nil
    cache.totalDistance = 0
    if cache.items.count != nodes.count {
      cache.items = ContiguousArray(repeating: Cache.Item(), count: nodes.count)
    }
    cache.order.removeAll(keepingCapacity: true)
    nodes.withUnmanaged { nodes in
      cache.items.withUnsafeMutableBufferPointer { items in
        var previous: ViewSpacing?
        for index in items.indices {
          items[index].priority = nodes[index]._withUnsafeGuaranteedRef { $0.layoutPriority }
          guard spacing == nil else {
            items[index].distance = index > 0 ? spacing ?? 0 : 0
            continue
          }
          let next = nodes[index]._withUnsafeGuaranteedRef { $0.spacing() }
          items[index].distance = previous?.distance(to: next, along: axis) ?? 0
          previous = next
        }
      }
    }
    cache.isInOrder = true
    for item in cache.items {
      cache.totalDistance += item.distance
      if item.distance < 0 { cache.isInOrder = false }
    }
  }

  /// Lists the views by falling priority.
  private static func sortByPriority(
    _ order: inout ContiguousArray<Int>, _ items: ContiguousArray<Cache.Item>
  ) {
    order.append(contentsOf: items.indices)
    guard items.contains(where: { $0.priority != items[0].priority }) else { return }
    order.sort {
      items[$0].priority != items[$1].priority
        ? items[$0].priority > items[$1].priority : $0 < $1
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
    _ proposal: ProposedViewSize, _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
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
    _ proposal: ProposedViewSize, _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
  ) {
    guard cache.proposal != proposal else { return }
    cache.proposal = proposal
    cache.extent = nil
    let available = major(proposal).map { $0 - cache.totalDistance }
    let minor = minor(proposal)
    nodes.withUnmanaged { nodes in
      cache.items.withUnsafeMutableBufferPointer { items in
        if available == nil {
          let ideal = self.proposal(major: nil, minor: minor)
          for index in items.indices {
            items[index].offer = .nan
            items[index].size = nodes[index]._withUnsafeGuaranteedRef { $0.measure(ideal) }
          }
        }
      }
      if let available { divide(available, minor: minor, nodes, &cache.items, &cache.order) }
    }
  }

  /// Lets the views take what they want of a length, priority by priority.
  private func divide(
    _ length: CGFloat, minor: CGFloat?, _ nodes: UnmanagedNodes,
    _ items: inout ContiguousArray<Cache.Item>, _ order: inout ContiguousArray<Int>
  ) {
    if order.isEmpty { Self.sortByPriority(&order, items) }
    var remaining = length
    items.withUnsafeMutableBufferPointer { items in
      order.withUnsafeMutableBufferPointer { order in
        var start = 0
        while start < order.count {
          let priority = items[order[start]].priority
          var end = start + 1
          while end < order.count, items[order[end]].priority == priority { end += 1 }
          if end - start > 1 || end < order.count {
            measureFlexibility(order[start...], minor: minor, nodes, items)
          }
          var reserved: CGFloat = 0
          for index in order[end...] {
            reserved += items[index].least
          }
          if end - start > 1 { Self.sortByFlexibility(order, start..<end, items) }
          var share = remaining - reserved
          var left = end - start
          for index in order[start..<end] {
            let offer = max(share / CGFloat(left), 0)
            let size = nodes[index]._withUnsafeGuaranteedRef {
              $0.measure(proposal(major: offer, minor: minor))
            }
            items[index].offer = offer
            items[index].size = size
            if share.isFinite { share -= major(size) }
            if remaining.isFinite { remaining -= major(size) }
            left -= 1
          }
          start = end
        }
      }
    }
  }

  /// Asks views for their least and greatest lengths.
  private func measureFlexibility(
    _ indices: Slice<UnsafeMutableBufferPointer<Int>>, minor: CGFloat?, _ nodes: UnmanagedNodes,
    _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    let atLeast = proposal(major: 0, minor: minor)
    let atMost = proposal(major: .infinity, minor: minor)
    for index in indices {
      nodes[index]._withUnsafeGuaranteedRef { node in
        let least = major(node.measure(atLeast))
        items[index].least = least
        items[index].flexibility = node.isRigid ? 0 : major(node.measure(atMost)) - least
      }
    }
  }

  /// Brings views into the order in which they choose: the least flexible first.
  private static func sortByFlexibility(
    _ order: UnsafeMutableBufferPointer<Int>, _ range: Range<Int>,
    _ items: UnsafeMutableBufferPointer<Cache.Item>
  ) {
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (first, second) = (items[left], items[right])
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      if first.flexibility == .infinity, first.least != second.least {
        return first.least > second.least
      }
      return left < right
    }
    let isSorted = range.dropFirst().allSatisfy { precedes(order[$0 - 1], order[$0]) }
    if !isSorted { order[range].sort(by: precedes) }
  }

  /// From where to where the views reach across the axis, with their guides at 0.
  private func extent(
    _ nodes: ContiguousArray<GeometricNode>, _ cache: inout Cache
  ) -> GuideExtent {
    if let extent = cache.extent { return extent }
    var extent = GuideExtent()
    let minorProposal = cache.proposal.flatMap { minor($0) }
    nodes.withUnmanaged { nodes in
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
    in bounds: CGRect, proposal given: ProposedViewSize, _ nodes: ContiguousArray<GeometricNode>,
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
    nodes.withUnmanaged { nodes in
      for index in nodes.indices {
        let item = items[index]
        position += item.distance
        let across = top - item.guide
        let origin =
          axis == .horizontal
          ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
          : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
        let offer = proposal(major: item.offer.isNaN ? nil : item.offer, minor: minorProposal)
        nodes[index]._withUnsafeGuaranteedRef {
          body(index, $0, Placement(origin: origin, proposal: offer))
        }
        position += major(item.size)
      }
    }
  }

  // MARK: Spacing

  /// Along the axis the preferences of the outermost views, across it those of all.
  func spacing(of nodes: ContiguousArray<GeometricNode>) -> ViewSpacing {
    var result = ViewSpacing()
    for (index, node) in nodes.enumerated() {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == nodes.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      result.formUnion(node.spacing(), edges: edges)
    }
    return result
  }
}

/// The nodes of a list, which whoever lists them holds.
typealias UnmanagedNodes = UnsafeBufferPointer<Unmanaged<GeometricNode>>

extension ContiguousArray where Element == GeometricNode {
  /// Goes over the nodes without counting each as held.
  @inline(__always)
  func withUnmanaged<Result>(_ body: (UnmanagedNodes) -> Result) -> Result {
    withUnsafeBufferPointer { nodes in
      nodes.withMemoryRebound(to: Unmanaged<GeometricNode>.self, body)
    }
  }
}
