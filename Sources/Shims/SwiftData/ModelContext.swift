import Foundation
import SwiftUI

/// A view of the objects of a container.
///
/// All contexts of a container share the same objects, so unsaved changes are visible everywhere.
public final class ModelContext: Equatable, @unchecked Sendable {
  /// The container.
  public let container: ModelContainer
  /// Whether changes are saved automatically: always at once, if at all.
  public var autosaveEnabled = false
  /// The undo manager that changes are registered with; nil for none.
  public var undoManager: UndoManager?
  /// The name that transactions of the history would have; nil for none.
  public var author: String?
  /// Whether there are unsaved changes.
  public private(set) var hasChanges = false
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var changed: [any PersistentModel] = []
  /// Whether values are set to older ones, which changes nothing else.
  private(set) var isRestoring = false

  /// Creates a context of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// The objects that were inserted since the context was last saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that were deleted since the context was last saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }
  /// The objects that were changed since the context was last saved.
  public var changedModelsArray: [any PersistentModel] {
    changed.filter { model in !inserted.contains { $0 === model } }
  }

  func noteChange(of model: any PersistentModel) {
    hasChanges = true
    if !changed.contains(where: { $0 === model }) { changed.append(model) }
  }

  func registerUndo(_ action: @escaping () -> Void) {
    undoManager?.registerUndo(withTarget: self) { _ in action() }
  }

  /// Adds an object, and those that its relationships reach.
  ///
  /// Its inverse relationships are set. If the context saves by itself and an older object has the
  /// same unique values, that one gets the values of the new object, which is not added.
  public func insert<T: PersistentModel>(_ model: T) {
    guard !container.store.contains(model) else { return }
    model._$persistence.context = self
    model._$persistence.isDeleted = false
    inserted.append(model)
    hasChanges = true
    container.store.insert(model)
    registerUndo { [weak self] in self?.delete(model) }
    for relationship in T._$properties where relationship.isRelationship {
      for other in relationship.models(of: model) {
        insertModels(of: other)
        relationship.inverse?.add(model, to: other)
      }
    }
    if autosaveEnabled { merge(model) }
  }

  /// Adds the models that a property relates to; the store has no more of those that were deleted.
  func insertModels(of value: Any) {
    for model in models(in: value) where !model._$persistence.isDeleted { insert(model) }
  }

  /// Moves the values of a model to an older one with the same unique values.
  private func merge(_ model: any PersistentModel) {
    let kind = type(of: model)
    for properties in kind.uniqueProperties where !properties.isEmpty {
      guard let older = container.store.twin(of: model, in: properties) else { continue }
      for property in kind._$properties { property.copyValue(from: model, to: older) }
      remove(model)
      inserted.removeAll { $0 === model }
      return
    }
  }

  private func remove(_ model: any PersistentModel) {
    model._$persistence.isDeleted = true
    container.store.remove { $0 === model }
  }

  /// Removes an object, and applies the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) {
    guard container.store.contains(model) else { return }
    remove(model)
    deleted.append(model)
    hasChanges = true
    registerUndo { [weak self] in self?.insert(model) }
    for relationship in T._$properties where relationship.isRelationship {
      let others = relationship.models(of: model)
      switch relationship.deleteRule {
      case .cascade: for other in others { delete(other) }
      case .nullify: for other in others { relationship.inverse?.remove(model, from: other) }
      case .deny, .noAction: break
      }
    }
  }

  /// Removes the objects of a class, or those for which a predicate holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Marks all changes as saved, and merges new objects with those of the same unique values.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure` if a delete rule prevents a deletion; the
  ///   changes stay unsaved then.
  public func save() throws {
    let isDenied = deleted.contains { model in
      type(of: model)._$properties.contains { relationship in
        relationship.deleteRule == .deny && relationship.isRelationship
          && relationship.models(of: model).contains { !$0._$persistence.isDeleted }
      }
    }
    if isDenied { throw SwiftDataError.modelValidationFailure }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    for model in inserted { merge(model) }
    for model in inserted + deleted + changed { model._$persistence.didSave() }
    (inserted, deleted, changed) = ([], [], [])
    hasChanges = false
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Reverts all changes since the context was last saved.
  public func rollback() {
    let (old, gone, edited) = (inserted, deleted, changed)
    (inserted, deleted, changed) = ([], [], [])
    isRestoring = true
    for model in edited { model._$persistence.rollback() }
    isRestoring = false
    container.store.remove { model in old.contains { $0 === model } }
    for model in gone where !old.contains(where: { $0 === model }) {
      model._$persistence.isDeleted = false
      container.store.insert(model)
    }
    hasChanges = false
  }

  /// Has no effect: changes are processed at once.
  public func processPendingChanges() {}

  /// Runs a closure, and saves its changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Returns the objects that a descriptor asks for; they are read at once, not in groups.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] {
    try fetch(descriptor)
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

  /// Returns the object with an identifier; if the container has none, a deleted object without
  /// properties, which is of no class of the schema.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    container.store.model(id) ?? MissingModel(id)
  }

  /// Returns whether two contexts are identical.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// The notification after a save, whose object is the context.
  public static let didSave = Notification.Name("ModelContextDidSave")
  /// The notification before a save, whose object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
}

/// An object in the place of one that a container does not have.
private final class MissingModel: PersistentModel {
  static let _$properties: [_ModelProperty] = []
  static let _$uniqueNames: [[String]] = []
  let _$persistence: _Persistence

  init(_ id: PersistentIdentifier) {
    _$persistence = _Persistence(of: id)
  }
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
