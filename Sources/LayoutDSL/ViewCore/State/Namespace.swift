/// A dynamic property with an identity that is unique to its view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace, which lasts as long as the view's.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace; all namespaces outside a view tree have the same one.
  public var wrappedValue: ID { id }
}

extension Namespace: Sendable {}

extension Namespace: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let kept = slot as? KeptID ?? KeptID(id: node.graph.makeNamespace())
    slot = kept
    id = kept.id
  }
}

private final class KeptID {
  let id: Namespace.ID

  init(id: Namespace.ID) {
    self.id = id
  }
}
