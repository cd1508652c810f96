extension ViewGraph {
  /// Marks everything that the tree has computed as stale: bodies, lists of children, results and
  /// places.
  ///
  /// The next update repeats the work of a fresh tree. A frame that differs afterwards was stale
  /// before, because a change had not marked it. Views that are not placed are left out: those that
  /// a `ViewThatFits` does not show, and those of a lazy row that are out of sight.
  package func setNeedsEverything() {
    func visit(_ node: ViewNode) {
      switch node.asGeometric?.container {
      case let choice as ViewThatFitsNode where choice.shown !== node: return
      case let list as LazyNode where !list.knownChildren.contains { $0 === node }: return
      default: break
      }
      if let evaluator = node as? any Evaluator { setNeedsEvaluation(evaluator) }
      if let node = node.asGeometric {
        node.setNeedsListing()
        node.setNeedsLayout()
        node.setNeedsPlacement()
      }
      node.slots.forEach(visit)
    }
    visit(root)
  }
}
