import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }

  /// Lets memberwise initializers take the object itself, which requires an unconstrained
  /// initializer.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    object = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(
      location: ClosureLocation(
        get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value }))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Wraps an object where `Bindable` is an expression and not a property wrapper.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a copy of a bindable object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
