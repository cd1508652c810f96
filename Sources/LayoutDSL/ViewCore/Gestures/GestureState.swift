/// State that a gesture changes while it is in progress, and that is reset when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  var state: State<Value>
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void

  /// Creates state whose initial value, to which it is reset, is the default value of the property.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates state with an explicit initial value, to which it is reset.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates state with the property's default value as initial value, and a transaction for the
  /// reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates state with an explicit initial value, and a transaction for the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates state with the property's default value as initial value, and a closure that receives
  /// the last value before a reset and can change the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Creates state with an explicit initial value, and a closure that receives the last value
  /// before a reset and can change the transaction of the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value, which only gestures change.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Resets the state to its initial value, in the transaction for the reset.
  func resetValue() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is initially nil, with a transaction for the reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates state that is initially nil, with a closure that receives the last value before a
  /// reset and can change the transaction of the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
