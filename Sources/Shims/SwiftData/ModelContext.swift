import Foundation

/// A view of the objects of a container.
///
/// All contexts of a container share the same objects, so unsaved changes are visible everywhere.
public final class ModelContext: Equatable, @unchecked Sendable {
  /// The container.
  public let container: ModelContainer
  /// Whether changes are saved automatically; it has no effect.
  public var autosaveEnabled = true
  /// Whether there are unsaved changes.
  public private(set) var hasChanges = false
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  /// Creates a context of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// The objects that were inserted since the context was last saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that were deleted since the context was last saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func noteChange() { hasChanges = true }

  /// Adds an object, and those that its relationships reach.
  public func insert<T: PersistentModel>(_ model: T) {
    guard !container.store.contains(model) else { return }
    model._$persistence.context = self
    model._$persistence.isDeleted = false
    inserted.append(model)
    hasChanges = true
    container.store.insert(model)
    var mirror: Mirror? = Mirror(reflecting: model)
    while let members = mirror {
      for member in members.children { insertModels(of: member.value) }
      mirror = members.superclassMirror
    }
  }

  /// Adds the models that a property relates to; the store has no more of those that were deleted.
  func insertModels(of value: Any) {
    let models = (value as? any PersistentModel).map { [$0] } ?? value as? [any PersistentModel]
    for model in models ?? [] where !model._$persistence.isDeleted { insert(model) }
  }

  /// Removes an object.
  public func delete<T: PersistentModel>(_ model: T) {
    guard container.store.contains(model) else { return }
    model._$persistence.isDeleted = true
    deleted.append(model)
    hasChanges = true
    container.store.remove { $0 === model }
  }

  /// Removes the objects of a class, or those for which a predicate holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Marks all changes as saved.
  public func save() throws {
    for model in inserted + deleted { model._$persistence.hasChanges = false }
    (inserted, deleted) = ([], [])
    hasChanges = false
  }

  /// Reverts insertions and deletions since the context was last saved, but not changes of values.
  public func rollback() {
    let (old, gone) = (inserted, deleted)
    (inserted, deleted) = ([], [])
    container.store.remove { model in old.contains { $0 === model } }
    for model in gone {
      model._$persistence.isDeleted = false
      container.store.insert(model)
    }
    hasChanges = false
  }

  /// Runs a closure, and saves its changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Returns the objects that match a descriptor.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.store.all(T.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(offset, 0))) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  /// Returns the number of objects that match a descriptor.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the objects that match a descriptor.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each object that matches a descriptor.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the object with an identifier; nil if there is none.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.store.all(T.self).first { $0.persistentModelID == id }
  }

  /// Returns whether two contexts are identical.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// The notification after a save; never posted.
  public static let didSave = Notification.Name("ModelContextDidSave")
  /// The notification before a save; never posted.
  public static let willSave = Notification.Name("ModelContextWillSave")
}

/// A description of the objects to fetch, and of their order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that the objects meet; nil for all objects.
  public var predicate: Predicate<T>?
  /// The order of the objects; empty for the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects; nil for any.
  public var fetchLimit: Int?
  /// The number of objects to skip at the start; nil for none.
  public var fetchOffset: Int?
  /// Whether unsaved changes are included: always.
  public var includePendingChanges = true
  /// The properties to fetch; it has no effect, since all are fetched.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to fetch with the objects; it has no effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
