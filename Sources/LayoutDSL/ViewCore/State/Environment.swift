import Observation

/// A property that reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // No field has padding, so that equal values of a view compare equal by their bits.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let objectType: Any.Type?
  /// The environment of the view; nil outside a view tree.
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    objectType = nil
  }

  /// Reads the observable object of a type; there must be one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    self.objectType = objectType
  }

  /// Reads the observable object of a type; nil if none is set.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    self.objectType = objectType
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    guard let objectType,
      let value = (environmentObject ?? MissingObjects.object(of: objectType)) as? Value
    else {
      fatalError(
        "No Observable object of type \(Value.self) found. "
          + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view.")
    }
    return value
  }

  /// The object of the environment that the property is, if it is one.
  var environmentObject: AnyObject? {
    objectType.flatMap { (values ?? EnvironmentValues())[object: $0] }
  }
}

extension Environment: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    values = node.environment
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
