/// State that a gesture changes while it goes on, and that is reset when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  var state: State<Value>
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void

  /// Creates state with an initial value, to which it is reset.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates state with an initial value, to which it is reset.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates state that is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates state with an action that is told the last value before a reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Creates state with an action that is told the last value before a reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value; only gestures change it.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Goes back to the initial value, in the transaction that goes with that.
  func resetValue() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil at first and is reset in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates state that is nil at first, with an action that is told the last value before a
  /// reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
