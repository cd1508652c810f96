/// A node that evaluates code of the user, and evaluates it again when a value that it has read
/// changes.
package protocol Evaluator: AnyObject {
  /// Evaluates the code and updates the nodes below.
  func evaluate()
  /// The node whose position in the tree determines when, and whether, the evaluation takes place.
  var evaluatedNode: ViewNode { get }
  /// Whether the graph has queued the evaluator.
  var isDirty: Bool { get set }
}

/// A structural node that evaluates code of the user.
///
/// Not generic, unlike its subclasses, so that it becomes an `Evaluator` without a look-up of its
/// class.
class EvaluatorNode: ViewNode, Evaluator {
  @exclusivity(unchecked) final var isDirty = false

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
    listsSlots = true
  }

  final var evaluatedNode: ViewNode { self }
  override final var isTransparentToPreferences: Bool { true }

  func evaluate() {}

  /// Makes the node the running evaluator; returns the outer evaluation for `endEvaluation`.
  ///
  /// Not a function around a closure, which would add to the stack of each nested view.
  final func beginEvaluation() -> ViewGraph.OuterEvaluation {
    isDirty = false
    return withGraph { $0.beginEvaluation(of: self) }
  }

  final func endEvaluation(_ outer: ViewGraph.OuterEvaluation) {
    withGraph { $0.endEvaluation(outer) }
  }

  /// Runs code of the user and evaluates again when an `@Observable` object that it has read
  /// changes.
  final func observing<Result>(_ body: () -> Result) -> Result {
    withGraph { $0.observing(self, body) }
  }
}

/// A value that evaluators read, such as state or an observable object.
package class Dependency: NamedProperty {
  /// The property of a view that stores the value, if there is one.
  @exclusivity(unchecked) final var field: DynamicProperties.Field?
  /// Weak, because nodes hold the values they read.
  struct Reader {
    weak var evaluator: (any Evaluator)?
  }

  private(set) final var readers: [ObjectIdentifier: Reader] = [:]

  /// Records that the running evaluator has read the value.
  package func recordRead() {
    guard let evaluator = ViewGraph.evaluator else { return }
    let id = ObjectIdentifier(evaluator)
    guard readers[id]?.evaluator == nil else { return }
    // Rows that scroll by read the value and go away, and it may never change. At powers of two,
    // the cost of each reader is constant.
    if readers.count >= Self.leastCleaning, readers.count.nonzeroBitCount == 1 {
      readers = readers.filter { $0.value.evaluator != nil }
    }
    readers[id] = Reader(evaluator: evaluator)
  }

  /// The least number of readers of which those that are gone are removed.
  private static let leastCleaning = 64

  /// Announces a change of the value in the current transaction.
  package func prepareForChange() {
    for reader in readers.values {
      // A task or a closure of the user may outlive the screen, and with it a node.
      guard let evaluator = reader.evaluator, evaluator.evaluatedNode.isAttached else { continue }
      evaluator.evaluatedNode.graph.adoptTransaction()
    }
  }

  /// Queues all readers of the value for evaluation.
  package func invalidate() {
    // The readers are sorted before they are evaluated, so the order of the dictionary has no
    // effect.
    for (id, reader) in readers {
      if let evaluator = reader.evaluator, evaluator.evaluatedNode.isAttached {
        evaluator.evaluatedNode.graph.setNeedsEvaluation(evaluator, because: field)
      } else {
        readers[id] = nil
      }
    }
  }
}
