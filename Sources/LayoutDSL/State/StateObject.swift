import Combine

/// An object that a view makes once and owns as long as its identity lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owner: OwnedObject<ObjectType>?

  /// Creates a state object; the expression is evaluated when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType { owner?.object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let owner = slot as? OwnedObject<ObjectType> ?? OwnedObject(make(), node: node)
    slot = owner
    self.owner = owner
  }
}

/// An object and the subscription of the view that owns it.
final class OwnedObject<Object: ObservableObject> {
  let object: Object
  private let subscription: ObjectSubscription

  init(_ object: Object, node: ViewNode & Evaluator) {
    self.object = object
    subscription = ObjectSubscription(to: object, node: node)
  }
}
