extension ViewGraph {
  /// Marks everything that the tree has computed as stale: bodies, lists of children, results and
  /// places.
  ///
  /// The next update repeats the work of a fresh tree. A frame that differs afterwards was stale
  /// before, because a change had not marked it. Views that a `ViewThatFits` does not show are never
  /// placed, so they are left out.
  package func setNeedsEverything() {
    func visit(_ node: ViewNode) {
      if let choice = node.asGeometric?.container as? ViewThatFitsNode, choice.shown !== node {
        return
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
