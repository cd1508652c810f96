import Foundation

/// A layout that can tell how it divided its space.
package protocol ExplainedLayout: Layout {
  /// The guides at which it lines up its views.
  nonisolated var alignmentKeys: [AlignmentKey] { get }
  /// How the layout of a node that is placed divided its space, a sentence each; of many views,
  /// those around the one that the story goes on with.
  nonisolated func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String]
}

extension StackLayout {
  /// How a stack that is placed divided its space.
  func explanation(of node: GeometricNode, toward inner: GeometricNode?) -> [String] {
    let nodes = node.children
    let noun = axis.lengthNoun
    guard !nodes.isEmpty else { return ["It has no views."] }
    let proposal = proposalForViews(given: node.proposal, size: node.size)
    var cache = makeCache(nodes)
    chooseSizes(proposal, nodes, &cache)
    func index(of view: GeometricNode) -> Int { nodes.firstIndex { $0 === view } ?? 0 }
    guard let length = major(proposal) else {
      let between =
        nodes.count > 1 ? " with \(formatted(cache.totalDistance)) between them" : ""
      return ["It is proposed no \(noun), so that every view takes its ideal one\(between):"]
        + node.listing(nodes, toward: inner) {
          "\($0.nameInContainer) takes \(formatted(major(cache.sizes[index(of: $0)])))."
        }
    }
    var remaining = length - cache.totalDistance
    let between = nodes.count > 1 ? ", \(formatted(cache.totalDistance)) goes between them" : ""
    let views = nodes.count == 1 ? "1 view" : "\(nodes.count) views"
    var sentences = [
      "Of a \(noun) of \(formatted(length))\(between), \(formatted(remaining)) is for \(views)"
        + (nodes.count > 1 ? "; the least flexible chooses first:" : ":")
    ]
    let atLeast = self.proposal(major: 0, minor: minor(proposal))
    let atMost = self.proposal(major: .infinity, minor: minor(proposal))
    for (position, group) in cache.groups.enumerated() {
      let reserved = cache.groups[(position + 1)...].joined().reduce(into: CGFloat(0)) {
        $0 += major(nodes[$1].measure(atLeast))
      }
      if cache.groups.count > 1 {
        let priority = nodes[group[0]].layoutPriority
        let who = priority == -.infinity ? "The spacers" : "Priority \(formatted(priority))"
        let kept =
          reserved == 0
          ? "" : "; \(formatted(reserved)) is kept for what those after need at least"
        let divides = priority == -.infinity ? "divide" : "divides"
        sentences.append("\(who) \(divides) \(formatted(remaining - reserved))\(kept):")
      }
      let order = byFlexibility(group, minor: minor(proposal), nodes).map { nodes[$0] }
      var left: [ObjectIdentifier: CGFloat] = [:]
      for view in order {
        if remaining.isFinite { remaining -= major(cache.sizes[index(of: view)]) }
        left[ObjectIdentifier(view)] = remaining
      }
      sentences += node.listing(order, toward: inner) { view in
        let index = index(of: view)
        let least = major(view.measure(atLeast))
        let greatest = major(view.measure(atMost))
        let range =
          least == greatest
          ? "always \(formatted(least))" : "from \(formatted(least)) to \(formatted(greatest))"
        return "\(view.nameInContainer), \(range), is offered "
          + "\(formatted(cache.offers[index] ?? .infinity)) and takes "
          + "\(formatted(major(cache.sizes[index]))); "
          + "\(formatted(left[ObjectIdentifier(view)] ?? 0)) is left."
      }
    }
    return sentences
  }
}

extension GridLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }

  package func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String] {
    let subviews = LayoutSubviews(
      nodes: node.children, layoutDirection: node.environment.values.layoutDirection)
    guard !subviews.isEmpty else { return ["It has no views."] }
    var cache = makeCache(subviews: subviews)
    _ = sizeThatFits(proposal: node.proposal, subviews: subviews, cache: &cache)
    let cells = cache.cells
    func count(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let gaps = cells.columnGaps.isEmpty ? "" : ", \(list(cells.columnGaps)) apart"
    let rowGaps = cells.rowGaps.isEmpty ? "" : ", \(list(cells.rowGaps)) apart"
    var sentences = [
      "Its \(count(cache.widths.count, "column")) are \(list(cache.widths)) wide\(gaps); its "
        + "\(count(cache.heights.count, "row")) are \(list(cache.heights)) high\(rowGaps)."
    ]
    guard let cell = cells.all.first(where: { $0.node === inner }) else { return sentences }
    let widest = cells.all.filter { $0.columns == cell.columns }
      .max { $0.node.size.width < $1.node.size.width }
    let columns =
      cell.columns.count == 1
      ? "column \(cell.columns.lowerBound + 1)"
      : "columns \(cell.columns.lowerBound + 1) to \(cell.columns.upperBound)"
    let width = cells.width(of: cell, cache.widths)
    sentences.append(
      "\(cell.node.nameInContainer) is in row \(cell.row + 1), \(columns): it is offered "
        + "\(formatted(width))×\(formatted(cache.heights[cell.row])).")
    if let widest, widest.node !== cell.node, widest.node.size.width > cell.node.size.width {
      sentences.append(
        "The widest there is \(widest.node.nameInContainer), \(formatted(widest.node.size.width)).")
    }
    return sentences
  }

  /// Some lengths: `20`, `20, 30 and 40`, or of many the first.
  private func list(_ lengths: [CGFloat]) -> String {
    if Set(lengths).count == 1, let length = lengths.first {
      return lengths.count == 1 ? formatted(length) : "each \(formatted(length))"
    }
    let texts = lengths.prefix(8).map { formatted($0) as String }
    if lengths.count > 8 { return texts.joined(separator: ", ") + ", …" }
    return texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "")
  }
}
