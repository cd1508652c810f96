/// The changes of objects that are drawn and are not nodes, such as layers of UIKit.
///
/// The system lays out and draws such objects at the end of each event that changes them, whether or
/// not anyone takes a picture. So does a screen that shows some: `ViewGraph.commitLayers`.
package enum LayerCommit {
  /// The number of changes so far.
  @exclusivity(unchecked) nonisolated(unsafe) static var requests = 0

  /// Lets the screens lay out and draw their layers at the end of the running event.
  package static func request() { requests &+= 1 }

  /// Notes that the running evaluation shows layers.
  package static func note() {
    guard let graph = ViewGraph.evaluator?.evaluatedNode.graph, !graph.showsLayers else { return }
    graph.showsLayers = true
    request()
  }
}

extension ViewGraph {
  /// Lays out and draws the layers if any has changed, before the next work of the main queue;
  /// returns whether one has.
  func commitLayers() -> Bool {
    guard showsLayers, commits != LayerCommit.requests else { return false }
    _ = displayList(scale: root.environment.displayScale)
    return true
  }
}
