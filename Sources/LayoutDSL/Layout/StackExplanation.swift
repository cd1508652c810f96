import Foundation

extension StackLayout {
  /// How a stack that is placed divided its space, a sentence each.
  func explanation(of node: GeometricNode) -> [String] {
    let nodes = node.children
    let noun = axis == .horizontal ? "width" : "height"
    guard !nodes.isEmpty else { return ["It has no views."] }
    let proposal = proposalForViews(given: node.proposal, size: node.size)
    var cache = makeCache(nodes)
    chooseSizes(proposal, nodes, &cache)
    guard let length = major(proposal) else {
      return ["It is proposed no \(noun), so that every view takes its ideal one:"]
        + nodes.indices.map { index in
          "- \(nodes[index].nameInContainer) takes \(formatted(major(cache.items[index].size)))."
        }
    }
    var remaining = length - cache.totalDistance
    let between = nodes.count > 1 ? ", \(formatted(cache.totalDistance)) goes between them" : ""
    let views = nodes.count == 1 ? "1 view" : "\(nodes.count) views"
    var sentences = [
      "Of a \(noun) of \(formatted(length))\(between), \(formatted(remaining)) is for \(views)"
        + (nodes.count > 1 ? "; the least flexible chooses first:" : ":")
    ]
    let priorities = Set(cache.items.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let reserved = nodes.indices.filter { cache.items[$0].priority < priority }.reduce(
        into: CGFloat(0)
      ) {
        $0 += major(nodes[$1].measure(self.proposal(major: 0, minor: minor(proposal))))
      }
      if priorities.count > 1 {
        sentences.append(
          "Priority \(formatted(priority)) divides "
            + "\(formatted(remaining - reserved)); \(formatted(reserved)) is kept for the least "
            + "\(noun)s of lower priorities:")
      }
      for index in cache.order where cache.items[index].priority == priority {
        let least = nodes[index].measure(self.proposal(major: 0, minor: minor(proposal)))
        let greatest = nodes[index].measure(self.proposal(major: .infinity, minor: minor(proposal)))
        let taken = major(cache.items[index].size)
        if remaining.isFinite { remaining -= taken }
        sentences.append(
          "- \(nodes[index].nameInContainer), from \(formatted(major(least))) to "
            + "\(formatted(major(greatest))), is offered "
            + "\(formatted(cache.items[index].offer)) and takes \(formatted(taken)); "
            + "\(formatted(remaining)) is left.")
      }
    }
    return sentences
  }
}
