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

  @Test func aCoordinatorCallsFunctionsAtOnce() throws {
    let model = NSManagedObjectModel()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    var calls = 0
    coordinator.performAndWait { calls += 1 }
    #expect(coordinator.performAndWait { 2 } == 2)
    #expect(calls == 1)
    let container = NSPersistentCloudKitContainer(name: "A", managedObjectModel: model)
    try container.initializeCloudKitSchema(options: [.dryRun])
    let context = container.viewContext
    #expect(context.queryGenerationToken == nil)
    try context.setQueryGenerationFrom(.current)
    #expect(context.queryGenerationToken == .current)
  }
}
