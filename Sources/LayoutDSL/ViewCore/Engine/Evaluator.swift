/// A node that evaluates code of the user, and does so again when something that code has read
/// changes.
package protocol Evaluator: AnyObject {
  /// Evaluates the code and brings the nodes below up to date.
  func evaluate()
  /// The node whose place in the tree tells when, and whether, the evaluation still matters.
  var evaluatedNode: ViewNode { get }
  /// Whether the evaluator waits in the graph's list.
  var isDirty: Bool { get set }
}

/// Something that evaluators read: a piece of state, an observable object.
package class Dependency {
  /// Weak, because nodes hold the values they read.
  private struct Reader {
    weak var evaluator: (any Evaluator)?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that the evaluator now running has read the value.
  package func recordRead() {
    guard let evaluator = ViewGraph.evaluator else { return }
    let id = ObjectIdentifier(evaluator)
    if readers[id]?.evaluator == nil { readers[id] = Reader(evaluator: evaluator) }
  }

  /// Says that the value is about to change, in the current transaction.
  package func prepareForChange() {
    for reader in readers.values {
      reader.evaluator?.evaluatedNode.graph.adoptTransaction()
    }
  }

  /// Has everybody who read the value evaluated again.
  package func invalidate() {
    // Evaluation goes by depth, so the order of the dictionary does not show.
    for (id, reader) in readers {
      if let evaluator = reader.evaluator, evaluator.evaluatedNode.isAttached {
        evaluator.evaluatedNode.graph.setNeedsEvaluation(evaluator)
      } else {
        readers[id] = nil
      }
    }
  }
}
