import Foundation

/// The reads of a view's geometry and their evaluators.
final class GeometryReads {
  private struct Read {
    weak var evaluator: (any Evaluator)?
    /// Identifies the evaluation of the evaluator that read.
    let evaluation: Int
    /// Whether the geometry now differs from the value that was read.
    let hasChanged: () -> Bool
  }

  private var reads: [Read] = []

  /// Returns a value of the geometry; if an evaluator is running, it is evaluated again when the
  /// value changes.
  func record<Value: Equatable>(_ value: @escaping () -> Value) -> Value {
    let current = value()
    if let evaluator = ViewGraph.evaluator {
      let evaluation = ViewGraph.evaluation
      // The reads of earlier evaluations no longer matter; the first read removes them.
      if reads.last?.evaluator !== evaluator || reads.last?.evaluation != evaluation {
        reads.removeAll { $0.evaluator === evaluator && $0.evaluation != evaluation }
      }
      reads.append(Read(evaluator: evaluator, evaluation: evaluation) { value() != current })
    }
    return current
  }

  /// Removes the reads of an evaluator that is about to read again.
  func forget(_ evaluator: any Evaluator) {
    reads.removeAll { $0.evaluator == nil || $0.evaluator === evaluator }
  }

  /// Queues the evaluators whose values have changed.
  func positionsDidChange() {
    var stale: [any Evaluator] = []
    for read in reads {
      guard let evaluator = read.evaluator, !stale.contains(where: { $0 === evaluator }) else {
        continue
      }
      if read.hasChanged() { stale.append(evaluator) }
    }
    for evaluator in stale {
      forget(evaluator)
      if evaluator.evaluatedNode.isAttached {
        evaluator.evaluatedNode.graph.setNeedsEvaluation(evaluator)
      }
    }
  }
}
