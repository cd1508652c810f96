import Combine

/// An object that somebody else owns and whose changes update the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        location: ClosureLocation(
          get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value }))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Makes the property more than a bare reference: a closure that captures nothing else would be
  /// equal, bit for bit, to that of the former evaluation, and pass for unchanged.
  private let padding = 0

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    if let subscription = slot as? ObjectSubscription, subscription.object === wrappedValue {
      return
    }
    slot = ObjectSubscription(to: wrappedValue, node: node)
  }
}

/// Has a node evaluated again whenever an object is about to change.
final class ObjectSubscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(to object: Object, node: ViewNode & Evaluator) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      guard let node, node.isAttached else { return }
      node.graph.setNeedsEvaluation(node)
    }
  }
}
