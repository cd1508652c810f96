import Combine

/// A property wrapper for an observable object that is owned elsewhere; its changes update the
/// view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        location: ClosureLocation(
          get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value }))
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  private var object: ObjectType
  /// Prevents the property from being a bare reference.
  ///
  /// A closure that captures only a reference has the same bits after every evaluation, so the
  /// engine would treat it as unchanged.
  private let padding = 0

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property that observes an object; the same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    if let subscription = slot as? ObjectSubscription, subscription.object === object {
      return
    }
    slot = ObjectSubscription(to: object, node: node)
  }
}
