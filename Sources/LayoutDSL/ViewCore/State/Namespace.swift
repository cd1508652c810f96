/// A property that makes a space of identities for the view it belongs to.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace; it stays as long as that of the view.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace; that of all namespaces outside a view is the same.
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
