import Foundation

extension StackLayout {
  /// Returns how a placed stack divided its space, one sentence or list item each.
  func explanation(of node: GeometricNode, toward inner: GeometricNode?) -> [String] {
    let nodes = node.children
    let noun = axis.lengthNoun
    guard !nodes.isEmpty else { return ["It has no views."] }
    let proposal = proposalForViews(given: node.proposal, size: node.size)
    let cache = nodes.withUnretained { nodes in
      var cache = makeCache(nodes)
      chooseSizes(proposal, nodes, &cache)
      return cache
    }
    func index(of view: GeometricNode) -> Int { nodes.firstIndex { $0 === view } ?? 0 }
    guard let length = major(proposal) else {
      let between =
        nodes.count > 1 ? ", with \(formatted(cache.totalDistance)) of spacing in total" : ""
      return ["It is proposed no \(noun), so every view takes its ideal \(noun)\(between):"]
        + node.listing(nodes, toward: inner) {
          "\($0.nameInContainer) takes \(formatted(major(cache.items[index(of: $0)].size)))."
        }
    }
    var remaining = length - cache.totalDistance
    let between = nodes.count > 1 ? ", \(formatted(cache.totalDistance)) is spacing and" : ","
    let views = nodes.count == 1 ? "1 view" : "\(nodes.count) views"
    var sentences = [
      "Of the proposed \(noun) of \(formatted(length))\(between) \(formatted(remaining)) is for \(views)"
        + (nodes.count > 1 ? ", the least flexible first:" : ":")
    ]
    let atLeast = self.proposal(major: 0, minor: minor(proposal))
    let atMost = self.proposal(major: .infinity, minor: minor(proposal))
    let candidates = nodes.indices.map { index in
      let least = major(nodes[index].measure(atLeast))
      let greatest = major(nodes[index].measure(atMost))
      return Candidate(
        index: index, priority: cache.items[index].priority, least: least,
        flexibility: greatest == least ? 0 : greatest - least)
    }
    let priorities = Set(candidates.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let reserved = candidates.filter { $0.priority < priority }.reduce(0) { $0 + $1.least }
      if priorities.count > 1 {
        let who =
          priority == -.infinity
          ? "The spacers" : "The group of priority \(formatted(priority))"
        let kept =
          reserved == 0
          ? "" : "; \(formatted(reserved)) is reserved for the minimum lengths of lower priorities"
        let divides = priority == -.infinity ? "divide" : "divides"
        sentences.append("\(who) \(divides) \(formatted(remaining - reserved))\(kept):")
      }
      let order = candidates.filter { $0.priority == priority }.sorted { $0.precedes($1) }
        .map { nodes[$0.index] }
      var left: [ObjectIdentifier: CGFloat] = [:]
      for view in order {
        if remaining.isFinite { remaining -= major(cache.items[index(of: view)].size) }
        left[ObjectIdentifier(view)] = remaining
      }
      sentences += node.listing(order, toward: inner) { view in
        let index = index(of: view)
        let least = major(view.measure(atLeast))
        let greatest = major(view.measure(atMost))
        let range =
          least == greatest
          ? "fixed at \(formatted(least))"
          : "flexible from \(formatted(least)) to \(formatted(greatest))"
        return "\(view.nameInContainer), \(range), is proposed "
          + "\(formatted(cache.items[index].offer)) and takes "
          + "\(formatted(major(cache.items[index].size))); "
          + "\(formatted(left[ObjectIdentifier(view)] ?? 0)) remains."
      }
    }
    return sentences
  }
}
