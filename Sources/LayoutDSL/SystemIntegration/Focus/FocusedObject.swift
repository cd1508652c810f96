import Combine
import ViewCore

/// An observable object of the focused view; nil, because a headless screen does not collect the
/// objects.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates the property.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { nil }
}
