import CoreData
import Testing

struct NSPersistentStoreCoordinatorTests {
  @Test func aMigratedStoreHasTheNewURL() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let (old, new) = (URL(filePath: "/old.sqlite"), URL(filePath: "/new.sqlite"))
    let store = try coordinator.addPersistentStore(type: .sqlite, at: old)
    let moved = try coordinator.migratePersistentStore(store, to: new, type: .sqlite)
    #expect(coordinator.persistentStore(for: new) === moved)
    #expect(coordinator.persistentStore(for: old) == nil)
  }
}
