@_exported import Foundation
@_exported import FoundationNames
@_exported import Observation

/// Makes a class a model: its properties are observed, and model contexts can store its objects.
@attached(
  member, names: named(_$observationRegistrar), named(_$persistence), named(_$properties),
  named(_$uniqueNames), named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "LayoutDSLMacros", type: "ModelMacro")

/// Sets options for the storage of a property.
///
/// Of the options, only `.unique` has an effect on a store in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Sets options for a relationship to other models.
///
/// A change of a relationship changes its inverse too. Without `inverse`, that is the only
/// relationship of the other class to this one.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Declares the properties that must differ between models.
///
/// A model that agrees with an older one in all of them replaces the values of the older one.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// Declares the properties that are indexed; it has no effect on a store in memory.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

/// A class whose objects model contexts can store; `@Model` adds the conformance.
public protocol PersistentModel:
  AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _ModelReference
{
  /// The state of the object that model contexts use.
  var _$persistence: _Persistence { get }
  /// The stored properties of the class.
  static var _$properties: [_ModelProperty] { get }
  /// The names of properties whose values must differ together between models.
  static var _$uniqueNames: [[String]] { get }
}

extension PersistentModel {
  /// The identifier of the object.
  public var persistentModelID: PersistentIdentifier {
    _$persistence.missing
      ?? PersistentIdentifier(number: _$persistence.number, entityName: "\(Self.self)")
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

  /// The name of the store: nil, since no model is in a file.
  public var storeIdentifier: String? { nil }

  /// The identifier.
  public var id: PersistentIdentifier { self }

  /// Returns whether a model was created before another one.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
