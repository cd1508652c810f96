import Combine

extension View {
  /// Calls an action with every value that a publisher sends while the view exists.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

nonisolated struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
  typealias Node = ReceiveNode<P>
  let publisher: P
  let action: (P.Output) -> Void
}

final class ReceiveNode<P: Publisher>: UnaryNode<ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?

  required init(_ modifier: ReceiveModifier<P>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    subscribe()
  }

  override func update(_ new: ReceiveModifier<P>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = areEqual(modifier.publisher, new.publisher)
    modifier = new
    if !isSame { subscribe() }
  }

  /// Subscribes after the current pass: a publisher may send immediately, and the action may set
  /// state.
  private func subscribe() {
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      subscription = modifier.publisher.sink { [weak self] value in self?.receive(value) }
    }
  }

  /// The number of calls of the action that are running, each made by the one before it.
  private var callDepth = 0

  /// Calls the action, which may make the publisher send again.
  ///
  /// An endless exchange goes on in the passes of an update, which have a bound, instead of until
  /// the stack overflows.
  private func receive(_ value: P.Output) {
    guard callDepth < ViewGraph.passLimit else {
      return graph.enqueue { [weak self] in self?.receive(value) }
    }
    callDepth += 1
    modifier.action(value)
    callDepth -= 1
  }

  override func didDetach() {
    subscription = nil
  }

  override package var kindName: String { "onReceive" }
}
