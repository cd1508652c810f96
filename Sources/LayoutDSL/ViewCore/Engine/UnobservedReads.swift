/// The evaluators of code that reads objects which change without notice, such as views of UIKit.
///
/// They are evaluated again in each update before which code of the user may have run: all updates
/// except those that present a frame of animations, and those in a step before which nothing ran.
package final class UnobservedReads {
  private struct Reader {
    weak var evaluator: (any Evaluator)?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// The readers in the order of their first evaluation.
  private var order: [ObjectIdentifier] = []

  init() {}

  /// Notes that the running evaluation reads an object that changes without notice.
  package static func note() {
    guard let evaluator = ViewGraph.evaluator else { return }
    LayerCommit.note()
    evaluator.evaluatedNode.graph.unobservedReads.add(evaluator)
  }

  private func add(_ evaluator: any Evaluator) {
    let id = ObjectIdentifier(evaluator)
    if readers[id]?.evaluator !== evaluator {
      order.removeAll { $0 == id }
      order.append(id)
    }
    readers[id] = Reader(evaluator: evaluator)
  }

  /// Queues the evaluators that still exist, because objects that they read may have changed.
  func queue(in graph: ViewGraph) {
    guard !order.isEmpty else { return }
    order.removeAll { id in
      if readers[id]?.evaluator?.evaluatedNode.isAttached == true { return false }
      readers[id] = nil
      return true
    }
    // Pending changes may be settled now, and evaluations then note further readers.
    for evaluator in order.compactMap({ readers[$0]?.evaluator }) {
      graph.setNeedsEvaluation(evaluator)
    }
  }
}
