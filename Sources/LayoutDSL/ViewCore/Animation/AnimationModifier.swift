extension View {
  /// Animates the view when a value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      ValueTransactionModifier(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates every change of the view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction of every change inside the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of changes inside the view when a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View {
  /// Animates what `body` does to the view, and not the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of what `body` does to the view, and not that of the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { inputs in
      let node = inputs.transactionNode()
      node.restoresOuter = true
      node.makeContent(self, under: inputs)
    }
    return body(placeholder).modifier(TransactionModifier(transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates the view when its own value changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

/// A modifier that changes the transaction on its way down.
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

/// A modifier that changes the transaction on its way down when a value has changed.
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

/// A place in the tree where the transaction changes on its way down.
final class TransactionNode: ViewNode {
  var transform: ((inout Transaction) -> Void)?
  /// The value whose change lets the transaction change.
  var value: Any?
  var isBoundToValue = false
  /// Whether what is inside has the transaction from outside the node around this one.
  var restoresOuter = false
  /// The transaction as it came in last.
  private var incoming = Transaction()
  /// The pass in which the value has changed.
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

  fileprivate func makeContent<Content: View>(_ content: Content, under inputs: _ViewInputs) {
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
  fileprivate mutating func transactionNode() -> TransactionNode {
    if let node = reuse(as: TransactionNode.self) { return node }
    let node = TransactionNode(inputs: self)
    insert(node)
    return node
  }
}
