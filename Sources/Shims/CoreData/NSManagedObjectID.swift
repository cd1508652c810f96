import Foundation

/// The identity of an object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The number of the object, in the order of creation.
  let number: Int
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object has never been saved.
  public internal(set) var isTemporaryID = true
  /// The store of the object, once it is saved.
  public internal(set) weak var persistentStore: NSPersistentStore?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
  }

  /// Returns a URL that identifies the object as long as the program runs.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    parts.scheme = "x-coredata"
    parts.host = "memory"
    parts.path = "/\(entity.name ?? "")/p\(number)"
    return parts.url ?? URL(filePath: "/")
  }
}
