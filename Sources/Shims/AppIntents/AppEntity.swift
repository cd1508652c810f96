import Foundation
@_exported import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

/// The name of a type of entities.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    name = LocalizedStringResource(stringLiteral: value)
  }
}

/// The text and the image that represent an entity.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The image of an entity.
  public struct Image: Sendable {
    /// Creates an image from a symbol.
    public init(
      systemName: String, isTemplate: Bool? = nil, tintColor: UIColor? = nil,
      symbolConfiguration: UIImage.SymbolConfiguration? = nil, displayStyle: DisplayStyle = .default
    ) {}
    /// Creates an image from an asset.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {}
    /// Creates a picture of data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Creates a picture of a file.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {}
    /// The form of a picture.
    public enum DisplayStyle: Sendable {
      /// As it is, or in a circle.
      case `default`, circular
    }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line below the title.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates a representation from a literal.
  public init(stringLiteral value: String) {
    title = LocalizedStringResource(stringLiteral: value)
  }
}

/// A type with a name.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An entity of an app that actions use.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable
where ID: Hashable & Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities by their identifiers.
  static var defaultQuery: DefaultQuery { get }
  /// The text and the image that represent the entity.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An object that a search of the system finds; there are no searches.
public protocol IndexedEntity: AppEntity {
  /// The texts by which the object is found.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the object is left out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// A set of texts to which an object adds its own.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    CSSearchableItemAttributeSet(contentType: .item)
  }
  /// The default set of texts.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// False.
  public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
  /// Has no effect: there are no searches.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {}
  /// Does nothing: nothing is kept.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}
  /// Does nothing: nothing is kept.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {}
}

/// An object that an action makes and that is not found again.
public protocol TransientAppEntity: TypeDisplayRepresentable, Sendable {
  /// Creates an object.
  init()
  /// The texts for the user.
  var displayRepresentation: DisplayRepresentation { get }
}

extension TransientAppEntity {
  /// The wrapper of the object's values.
  public typealias Property = EntityProperty
}

/// The name of an object of a type.
public struct EntityIdentifier: Hashable, Sendable {
  private let text: String
  /// Creates the name of an object.
  public init<Entity: AppEntity>(for entity: Entity) { text = "\(Entity.self)/\(entity.id)" }
  /// Creates the name of an object by its identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    text = "\(Entity.self)/\(identifier)"
  }
}

/// An enumeration of an app that actions use.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
  Sendable
where RawValue: Hashable {
  /// The texts and images that represent the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A search for objects of an app.
public protocol EntityQuery<Entity>: Sendable {
  /// The type of the objects.
  associatedtype Entity: AppEntity
  /// The type of the list of suggestions.
  associatedtype _Suggestions: ResultsCollection = [Entity]

  /// Creates a search.
  init()
  /// Returns the objects of identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns objects to choose from.
  func suggestedEntities() async throws -> _Suggestions
  /// Returns the object that is chosen first.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Returns no object, which is the default.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where _Suggestions == [Entity] {
  /// Returns no objects, which is the default.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query that can return all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
  private var value: Value?

  /// The value; reading it before it is set is a programming error.
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a property of an entity has no value") }
      return value
    }
    set { value = newValue }
  }

  /// The wrapper itself, by which queries name the property.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property without a value.
  public init(title: LocalizedStringResource? = nil) {}
  /// Creates a property without a value, by which a search finds the object.
  public init<Text>(
    title: LocalizedStringResource? = nil,
    indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Text>
  ) {}
  /// Creates a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }
}

extension AppEntity {
  /// A property of the entity.
  public typealias Property = EntityProperty
}
