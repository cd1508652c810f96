import Foundation

/// The kind of change of a fetched object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// The object is new.
  case insert = 1
  /// The object was removed.
  case delete
  /// The object has another index path.
  case move
  /// A value of the object has changed.
  case update
}

/// The objects of a section.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects share.
  var name: String { get }
  /// The title of the section in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// An object that is notified of changes of fetched objects.
///
/// It is notified when their context saves or processes its changes.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the objects change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for an object that has changed: never.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
}

/// The results of a fetch request, which are updated when their context changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the value that the objects of a section share.
  public let sectionNameKeyPath: String?
  /// The name of a cache file, which is not used.
  public let cacheName: String?
  /// The object that is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; nil before the first fetch.
  open private(set) var fetchedObjects: [ResultType]?
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  /// Creates a controller without fetching.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Has no effect: there are no cache files.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects, and observes the context.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard observer == nil else { return }
    nonisolated(unsafe) weak let controller = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { _ in controller?.follow() }
  }

  private func follow() {
    // The delegate's methods take a controller with this generic argument, as in Objective-C.
    let messenger = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
      managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    messenger.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    delegate?.controllerWillChangeContent(messenger)
    fetchedObjects = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    messenger.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    delegate?.controllerDidChangeContent(messenger)
  }

  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { objects in
      var sections: [Section] = []
      for object in objects {
        let value = sectionNameKeyPath.flatMap {
          (object as? NSManagedObject)?.value(forKeyPath: $0)
        }
        let name = value.map { "\($0)" } ?? ""
        if sections.last?.name == name {
          sections[sections.count - 1].members.append(object)
        } else {
          sections.append(Section(name: name, members: [object]))
        }
      }
      return sections
    }
  }

  /// The titles of the sections in an index: each title once.
  open var sectionIndexTitles: [String] {
    (sections ?? []).compactMap(\.indexTitle).reduce(into: []) { titles, title in
      if titles.last != title { titles.append(title) }
    }
  }

  /// Returns the title in an index for the name of a section: its first letter.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    Section(name: sectionName, members: []).indexTitle
  }

  /// Returns the first section with a title in the index; 0 if there is none.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (sections ?? []).firstIndex { $0.indexTitle == title } ?? 0
  }

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [Any]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  /// Returns the object at an index path; a path without one is a programming error.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = sections ?? []
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else {
      preconditionFailure("no object was fetched for the index path \(Array(indexPath))")
    }
    return object
  }

  /// Returns the index path of an object; nil if it was not fetched.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let objects = info.objects ?? []
      if let item = objects.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }
}
