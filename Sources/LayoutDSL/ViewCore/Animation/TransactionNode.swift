/// A modifier that changes the transaction for its content.
nonisolated struct TransactionModifier: EngineModifier {
  let transform: (inout Transaction) -> Void

  nonisolated static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    let node = inputs.transactionNode()
    node.transform = modifier.transform
    node.makeContent(content, under: inputs)
  }
}

/// A modifier that changes the transaction for its content in a pass in which a value changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: EngineModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  nonisolated static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    let node = inputs.transactionNode()
    if let former = node.value as? Value, former != modifier.value {
      node.transform = modifier.transform
      node.transformedPass = node.graph.passCount
    }
    node.value = modifier.value
    node.isBoundToValue = true
    node.makeContent(content, under: inputs)
  }
}

/// A node that changes the transaction for its descendants.
final class TransactionNode: ViewNode {
  var transform: ((inout Transaction) -> Void)?
  /// The value whose change enables `transform`, if `isBoundToValue`.
  var value: Any?
  var isBoundToValue = false
  /// Whether descendants get the transaction that the nearest outer transaction node received.
  var restoresOuter = false
  /// The transaction that this node last received from its ancestors.
  private var incoming = Transaction()
  /// The pass in which `value` last changed; −1 for none.
  var transformedPass = -1

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
    graph.hasTransactionNodes = true
  }

  override func edit(_ transaction: inout Transaction) {
    incoming = transaction
    if restoresOuter, let outer = outerNode { transaction = outer.incoming }
    if isBoundToValue, transformedPass != graph.passCount { return }
    transform?(&transaction)
  }

  private var outerNode: TransactionNode? {
    var node = parent
    while let current = node {
      if let found = current as? TransactionNode, !found.restoresOuter { return found }
      node = current.parent
    }
    return nil
  }

  func makeContent<Content: View>(_ content: Content, under inputs: _ViewInputs) {
    environment = inputs.environment
    let outer = graph.transaction
    var transaction = outer
    edit(&transaction)
    graph.transaction = transaction
    makeContent(content, inputs: inputs)
    graph.transaction = outer
  }

  override package var kindName: String { isBoundToValue ? "animation" : "transaction" }
}

extension _ViewInputs {
  mutating func transactionNode() -> TransactionNode {
    if let node = reuse(as: TransactionNode.self) { return node }
    let node = TransactionNode(inputs: self)
    insert(node)
    return node
  }
}
