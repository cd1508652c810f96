/// A value that a view owns and that lasts as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates state with an initial value, which is used when the view first appears.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates state with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  ///
  /// Setting it has an effect only in a view that is part of a view tree. In an initializer, or in
  /// a view outside a tree, the new value is lost, as in SwiftUI.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// The value, without making the running evaluator depend on it.
  var unrecordedValue: Value { location?.unrecordedValue ?? initialValue }

  /// A binding to the value; constant outside a view tree.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that starts as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let location = slot as? StateLocation<Value> ?? StateLocation(initialValue)
    slot = location
    self.location = location
  }
}

/// The storage of one `State`.
final class StateLocation<Value>: Location<Value>, KeptProperty, @unchecked Sendable {
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  /// The value, without making the running evaluator depend on it.
  var unrecordedValue: Value { stored }

  override var value: Value {
    get {
      recordRead()
      return stored
    }
    set {
      guard !areEqual(stored, newValue) else { return }
      prepareForChange()
      stored = newValue
      invalidate()
    }
  }
}
