import Combine

/// An object set by an ancestor with `environmentObject(_:)`, whose changes update the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type that makes bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?
  /// Serves the same purpose as in `ObservedObject`.
  private let padding = 0

  /// Reads the object of the type from the environment.
  public init() {}

  /// The object; accessing it without one in the environment is a fatal error.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor "
          + "of this view.")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let found =
      node.environment[object: ObjectType.self] ?? MissingObjects.object(of: ObjectType.self)
    guard let object = found as? ObjectType else { return }
    self.object = object
    if let subscription = slot as? ObjectSubscription, subscription.object === object { return }
    slot = ObjectSubscription(to: object, node: node)
  }
}

extension View {
  /// Places an observable object in the environment of the view's descendants, under its type.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0[object: Object.self] = object })
  }
}
