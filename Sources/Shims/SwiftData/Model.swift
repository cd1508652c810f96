@_exported import Foundation
@_exported import Observation

/// Makes a class a model: its properties are observed, and model contexts can store its objects.
@attached(
  member, names: named(_$observationRegistrar), named(_$persistence), named(access),
  named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "LayoutDSLMacros", type: "ModelMacro")

/// Gives an actor a container and a context.
@attached(member, names: named(modelContainer), named(modelContext), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "LayoutDSLMacros", type: "ModelActorMacro")

/// Sets options for the storage of a property; they have no effect on a store in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Sets options for a relationship to other models.
///
/// Deleting a model deletes no other models, and the inverse relationship is not updated.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Declares the properties that must differ between models; a store in memory does not check them.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Declares the properties that are indexed; it has no effect on a store in memory.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// A class whose objects model contexts can store; `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The state of the object that model contexts use.
  var _$persistence: _Persistence { get }
}

extension PersistentModel {
  /// The identifier of the object.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(number: _$persistence.number, entityName: "\(Self.self)")
  }

  /// The identifier of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context of the object; nil if it is in none.
  public var modelContext: ModelContext? { _$persistence.context }

  /// Whether the object has been deleted since its context was last saved.
  public var isDeleted: Bool { _$persistence.isDeleted }

  /// Whether the object has been changed since its context was last saved.
  public var hasChanges: Bool { _$persistence.hasChanges }

  /// Returns whether two objects are identical.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of a model.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
  let number: Int
  /// The name of the model's class.
  public let entityName: String

  /// The identifier.
  public var id: PersistentIdentifier { self }

  /// Returns whether a model was created before another one.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// The state of an object that a model context uses.
public final class _Persistence: @unchecked Sendable {
  weak var context: ModelContext?
  var isDeleted = false
  var hasChanges = false
  private let registrar = ObservationRegistrar()
  /// The number of the object, in the order of creation, so that each run has the same identifiers.
  let number: Int

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  /// Creates the state of a new object.
  public init() {
    number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
  }

}

/// The methods of a registrar, which generated accessors call; they also record that the object has
/// changed.
extension _Persistence {
  /// Records that a property is read.
  public func access<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Records that a property is about to change.
  public func willSet<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    hasChanges = true
    context?.noteChange()
    registrar.willSet(model, keyPath: keyPath)
  }

  /// Records that a property has changed.
  public func didSet<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    registrar.didSet(model, keyPath: keyPath)
    context?.insertModels(of: model[keyPath: keyPath])
  }

  /// Changes a property.
  public func withMutation<Model: Observable, Value, Result>(
    of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }
}

/// An actor with a container and a context; `@ModelActor` adds the conformance.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The context.
  var modelContext: ModelContext { get }
}
