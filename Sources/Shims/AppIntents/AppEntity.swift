import Foundation
import SwiftUI

/// The name of a kind of things.
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

/// How a thing is shown.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The picture of a thing.
  public struct Image: Sendable {
    /// Creates a picture from a symbol.
    public init(systemName: String, tintColor: UIColor? = nil) {}
    /// Creates a picture from an asset.
    public init(named name: String) {}
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line below the title.
  public var subtitle: LocalizedStringResource?
  /// The picture.
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

/// A kind of things with a name.
public protocol TypeDisplayRepresentable {
  /// The name of the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of an app that actions use.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable
where ID: Hashable & Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds things by their identifiers.
  static var defaultQuery: DefaultQuery { get }
  /// How the thing is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of an app that can be searched.
public protocol IndexedEntity: AppEntity {}

/// A choice of an app that actions use.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
  Sendable
where RawValue: Hashable {
  /// How the cases are shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A query that finds things.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity

  /// Creates the query.
  init()
  /// Finds things by their identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that the user may choose from.
  func suggestedEntities() async throws -> [Entity]
  /// The thing to begin with.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// A query that finds things by text.
public protocol EntityStringQuery: EntityQuery {
  /// Finds things by a text.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query that knows all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

/// A property of a thing.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
  private var value: Value?

  /// The value; reading one that was never set is a mistake of the program.
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
  /// A property of the thing.
  public typealias Property = EntityProperty
}
