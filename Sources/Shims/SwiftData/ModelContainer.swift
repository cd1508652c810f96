import Foundation

/// A store of models in memory, and its main context.
///
/// No file is read or written, not even if the configurations ask for it. Containers of one file
/// share their models within a screen.
public final class ModelContainer: @unchecked Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// The configurations.
  public let configurations: Set<ModelConfiguration>
  /// The models by class, in the order of insertion.
  let store: ModelStore

  /// The context of the user interface.
  ///
  /// It saves its changes by itself.
  @MainActor @preconcurrency public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    return context
  }()

  /// Creates a container for models of some classes.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    let schema = Schema(forTypes)
    try self.init(for: schema, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
    store = ModelStore.shared(by: configurations)
  }

  /// Removes all models.
  public func deleteAllData() {
    store.removeAll()
  }

  /// Removes all models.
  public func erase() throws {
    store.removeAll()
  }
}

/// The models of a container, whose changes views observe.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var models: [any PersistentModel] = []

  /// Returns all models of a class, in the order of insertion.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.count)
    return lock.withLock { models.compactMap { $0 as? T } }
  }

  /// The number of models.
  var count: Int { models.count }

  func contains(_ model: any PersistentModel) -> Bool {
    lock.withLock { models.contains { $0 === model } }
  }

  func insert(_ model: any PersistentModel) {
    guard !contains(model) else { return }
    registrar.withMutation(of: self, keyPath: \.count) { lock.withLock { models.append(model) } }
  }

  /// Returns the model with an identifier.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { models.first { $0.persistentModelID == id } }
  }

  /// Returns an older model of the same class with the same values of some properties.
  func twin(of model: any PersistentModel, in properties: [_ModelProperty])
    -> (any PersistentModel)?
  {
    let kind = ObjectIdentifier(type(of: model))
    return lock.withLock {
      models.prefix { $0 !== model }.first { other in
        ObjectIdentifier(type(of: other)) == kind
          && properties.allSatisfy { $0.isEqual(model, other) }
      }
    }
  }

  func remove(where condition: (any PersistentModel) -> Bool) {
    registrar.withMutation(of: self, keyPath: \.count) {
      lock.withLock { models.removeAll(where: condition) }
    }
  }

  func removeAll() {
    remove { _ in true }
  }
}

/// The configuration of a store; every store is in memory.
public struct ModelConfiguration: Hashable, Sendable {
  /// The shared folder of a group of apps; it is not used.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's entitlements decide.
    public static let automatic = GroupContainer()
    /// No folder.
    public static let none = GroupContainer()
    /// Returns the folder with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  /// The database that devices share; it is not used.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The app's entitlements decide.
    public static let automatic = CloudKitDatabase()
    /// No database.
    public static let none = CloudKitDatabase()
    /// Returns a private database.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name.
  public var name: String
  /// Whether other containers do not see the models.
  public var isStoredInMemoryOnly: Bool
  /// Whether a context may save; it is not used.
  public let allowsSave: Bool
  /// The file that the app asks for, which is not written.
  public var url = URL(fileURLWithPath: "/dev/null")

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Creates a configuration with a file, which is not written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, allowsSave: allowsSave)
    self.url = url
  }

  /// Creates a configuration of some classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

extension ModelConfiguration: CustomDebugStringConvertible {
  /// The name, the file, and where the models are.
  public var debugDescription: String {
    "ModelConfiguration(name: \(name), url: \(url.path), "
      + "isStoredInMemoryOnly: \(isStoredInMemoryOnly), allowsSave: \(allowsSave))"
  }
}
