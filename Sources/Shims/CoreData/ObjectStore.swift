import Foundation
import Observation
import ViewCore

/// The objects of a container, in the order in which they were inserted.
final class ObjectStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var stored: [Entry] = []

  private struct Entry {
    let object: NSManagedObject
    /// The context in which the object is unsaved; nil once the object is in the store.
    var holder: NSManagedObjectContext?
  }

  private var version: Int { 0 }

  /// Has the view that is evaluated depend on all objects and their values.
  func observe() { registrar.access(self, keyPath: \.version) }

  /// Returns the objects that are visible in a context: the store's, its own and its parents'.
  func objects(in context: NSManagedObjectContext) -> [NSManagedObject] {
    let lineage = context.lineage
    let deleted = Set(lineage.flatMap { $0.deletedObjects.map(ObjectIdentifier.init) })
    return lock.withLock { stored }.filter { entry in
      guard !deleted.contains(ObjectIdentifier(entry.object)) else { return false }
      return entry.holder.map { holder in lineage.contains { $0 === holder } } ?? true
    }
    .map(\.object)
  }

  /// Adds an object, which views that fetch observe.
  ///
  /// An object that the body of a view makes would have the body evaluated without end, so views see
  /// it after the next change.
  func insert(_ object: NSManagedObject, holder: NSManagedObjectContext?) {
    let entry = Entry(object: object, holder: holder)
    if Thread.isMainThread, ViewGraph.evaluator != nil {
      lock.withLock { stored.append(entry) }
    } else {
      change { stored.append(entry) }
    }
  }

  /// Moves saved objects to the parent of their context, or to the store for nil.
  func pass(_ objects: [NSManagedObject], to holder: NSManagedObjectContext?) {
    let passed = Set(objects.map(ObjectIdentifier.init))
    change {
      for index in stored.indices where passed.contains(ObjectIdentifier(stored[index].object)) {
        stored[index].holder = holder
      }
    }
  }

  func remove(_ objects: [NSManagedObject]) {
    let removed = Set(objects.map(ObjectIdentifier.init))
    change { stored.removeAll { removed.contains(ObjectIdentifier($0.object)) } }
  }

  func removeAll() { change { stored = [] } }

  /// Makes a change, such as one of a value, and notifies observers.
  func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version) { lock.withLock(change) }
  }
}
