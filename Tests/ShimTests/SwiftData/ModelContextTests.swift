import SwiftData
import SwiftUI
import Testing

@MainActor struct ModelContextTests {
  @Test func aRollbackRestoresValuesAndModels() throws {
    let context = try Trip.container().mainContext
    try context.save()
    let trips = try context.fetch(FetchDescriptor<Trip>())
    trips[0].days = 8
    trips[0].days = 9
    trips[1].stops.append(Stop())
    context.delete(trips[2])
    context.insert(Trip(name: "new"))
    #expect(context.changedModelsArray.count == 2 && context.hasChanges)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Trip>()) == trips)
    #expect(trips.map(\.days) == [2, 3, 1] && trips[1].stops.isEmpty)
    #expect(!context.hasChanges && trips.allSatisfy { !$0.hasChanges })
  }

  @Test func anUndoRevertsAChange() throws {
    let context = try Trip.container().mainContext
    let trip = try context.fetch(FetchDescriptor<Trip>())[0]
    let undoManager = UndoManager()
    context.undoManager = undoManager
    trip.days = 8
    undoManager.undo()
    #expect(trip.days == 2)
    undoManager.redo()
    #expect(trip.days == 8)
    context.delete(trip)
    undoManager.undo()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test func aSaveIsNotified() throws {
    let context = try Trip.container().mainContext
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    #expect(count == 1)
  }

  @Test func aModelIsFoundByItsIdentifier() throws {
    let context = try Trip.container().mainContext
    let trip = try context.fetch(FetchDescriptor<Trip>())[1]
    #expect(context.model(for: trip.persistentModelID) as? Trip === trip)
  }

  @Test func anUnknownIdentifierGivesADeletedModel() throws {
    let context = try Trip.container().mainContext
    let id = Trip(name: "z", days: 1).persistentModelID
    let model = context.model(for: id)
    #expect(!(model is Trip) && model.isDeleted && model.persistentModelID == id)
  }

  @Test func aDescriptorLimitsAndSkips() throws {
    let context = try Trip.container().mainContext
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    descriptor.propertiesToFetch = [\.days]
    #expect(try context.fetch(descriptor).map(\.name) == ["a"])
  }
}
