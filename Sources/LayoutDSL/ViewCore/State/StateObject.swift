import Combine

/// A property wrapper for an observable object that a view creates once and owns as long as its
/// identity lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owner: OwnedObject<ObjectType>?

  /// Creates a state object; the expression is evaluated when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { owner?.object ?? make() }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let owner = slot as? OwnedObject<ObjectType> ?? OwnedObject(make())
    owner.observe(for: node)
    slot = owner
    self.owner = owner
  }
}

/// An object and the subscription of the view that owns it.
final class OwnedObject<Object: ObservableObject>: KeptProperty, NamedProperty {
  let object: Object
  var field: DynamicProperties.Field? {
    didSet { subscription?.field = field }
  }
  private var subscription: ObjectSubscription?
  private weak var node: ViewNode?

  init(_ object: Object) {
    self.object = object
  }

  /// Subscribes on behalf of a node; a row of a lazy container returns with a new node.
  func observe(for node: ViewNode & Evaluator) {
    guard self.node !== node else { return }
    self.node = node
    subscription = ObjectSubscription(to: object, node: node)
    subscription?.field = field
  }
}
