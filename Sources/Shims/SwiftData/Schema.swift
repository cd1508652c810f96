import Foundation

/// The classes of models in a store.
public final class Schema: @unchecked Sendable {
  /// The classes.
  public let types: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Creates a schema of some classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of some classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    types = versionedSchema.models
    version = versionedSchema.versionIdentifier
  }

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Returns whether a version is older than another one.
    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// The descriptions of the classes, by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The descriptions of the classes.
  public var entities: [Entity] {
    types.map { type in
      let properties = type._$properties
      return Entity(
        name: "\(type)",
        attributes: Set(
          properties.filter { !$0.isRelationship }.map {
            Attribute(name: $0.name, isUnique: $0.isUnique)
          }),
        relationships: Set(
          properties.filter(\.isRelationship).map {
            Relationship(name: $0.name, isToOneRelationship: !$0.isToMany)
          }))
    }
  }

  /// The description of a class.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
    /// The properties that are not relationships.
    public let attributes: Set<Attribute>
    /// The properties that refer to other models.
    public let relationships: Set<Relationship>
  }

  /// A property that is not a relationship.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public let name: String
    /// Whether the value must differ between models.
    public let isUnique: Bool

    /// An option of a property; only `.unique` has an effect.
    public struct Option: Sendable {
      /// The value must differ between models.
      public static let unique = Option()
      /// The value is stored in a separate file.
      public static let externalStorage = Option()
      /// The value is encrypted in iCloud.
      public static let allowsCloudEncryption = Option()
      /// The history keeps the value of a deleted model.
      public static let preserveValueOnDeletion = Option()
      /// Spotlight finds the value.
      public static let spotlight = Option()
      /// The value is not stored.
      public static let ephemeral = Option()
      /// Returns the option that a transformer converts the value.
      public static func transformable(by transformerName: String) -> Option { Option() }
      /// Returns the option that a transformer converts the value.
      public static func transformable(by transformerType: Any.Type) -> Option { Option() }
    }
  }

  /// A relationship to other models.
  public struct Relationship: Hashable, Sendable {
    /// The name.
    public let name: String
    /// Whether the relationship is to one model at most.
    public let isToOneRelationship: Bool

    /// An option; it has no effect.
    public struct Option: Sendable {
      /// The value must differ between models.
      public static let unique = Option()
    }

    /// The effect of a deletion on the models that the deleted model refers to.
    public enum DeleteRule: Sendable {
      /// The models do not change.
      case noAction
      /// The models no longer refer to the deleted model.
      case nullify
      /// The models are deleted.
      case cascade
      /// The models prevent the deletion.
      case deny
    }
  }
}

/// A version of an app's models.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating stores of older versions; a store in memory has no older version.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages of the migration.
  static var stages: [MigrationStage] { get }
}

/// A migration from one version to the next.
public enum MigrationStage {
  /// The migration is inferred from the names of properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The migration is made by closures.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
