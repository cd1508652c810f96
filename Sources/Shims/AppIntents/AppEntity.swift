import Foundation
import SwiftUI

/// The name of a type of entities.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
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
    public init(systemName: String, tintColor: UIColor? = nil) {}
    /// Creates an image from an asset.
    public init(named name: String) {}
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line below the title.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
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

/// An entity that Spotlight can index.
public protocol IndexedEntity: AppEntity {}

/// An enumeration of an app that actions use.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
  Sendable
where RawValue: Hashable {
  /// The texts and images that represent the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A query that finds entities.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// Creates the query.
  init()
  /// Returns the entities with the identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that the user can choose from.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the default entity.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Returns no entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Returns nil.
  public func defaultResult() async -> Entity? { nil }
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

  /// Creates a property with a title.
  public init(title: LocalizedStringResource? = nil) {}
}

extension AppEntity {
  /// A property of the entity.
  public typealias Property = EntityProperty
}
