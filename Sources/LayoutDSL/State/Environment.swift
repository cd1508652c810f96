import Observation

/// A property that reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
    case value(Value)
  }

  private var source: Source

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: objectType] as? Value }
  }

  /// Reads the observable object of a type, or nil where none was set.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0[object: objectType] as? T) }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    switch source {
    case .value(let value): return value
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let find):
      guard let value = find(EnvironmentValues()) else {
        fatalError(
          "No Observable object of type \(Value.self) found. "
            + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view."
        )
      }
      return value
    }
  }
}

extension Environment: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    switch source {
    case .keyPath(let keyPath): source = .value(node.environment[keyPath: keyPath])
    case .object(let find): if let value = find(node.environment) { source = .value(value) }
    case .value: break
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
