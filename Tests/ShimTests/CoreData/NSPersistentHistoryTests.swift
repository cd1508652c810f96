import CoreData
import Testing

struct NSPersistentHistoryTests {
  @Test func theHistoryIsEmpty() throws {
    let container = NSPersistentContainer(name: "History", managedObjectModel: .init([]))
    let request = NSPersistentHistoryChangeRequest.fetchHistory(
      after: container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    let result = try container.viewContext.execute(request) as? NSPersistentHistoryResult
    #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: Date())
    let deleted = try container.viewContext.execute(deletion) as? NSPersistentHistoryResult
    #expect(deleted?.resultType == .statusOnly && deleted?.result as? Bool == true)
  }

  @Test func aStoreKeepsItsOptions() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: .init([]))
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: nil,
      options: [NSPersistentHistoryTrackingKey: true as NSNumber])
    #expect(store.options?[NSPersistentHistoryTrackingKey] as? NSNumber == true)
  }
}
